import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { formatPrice } from './format-price.ts'

/** Countries outside the European rule (directive 98/6/EC and its British and Norwegian twins) that prices name their unit. */
const NOT_EXPECTED: ReadonlySet<string> = new Set(['US', 'RU', 'UA'])

/** An amount as a specification has it: `1,5 kg`, `12 × 85 g`, `280 g, 7 pieces`, in Latin or Cyrillic letters. */
const AMOUNT =
  /^(?:(?<count>\d{1,3})\s*[×x]\s*)?(?<amount>\d{1,4}(?:[.,]\d{1,2})?)\s*(?<unit>kg|g|ml|l|кг|г|мл|л)(?:,.*)?$/iu
const UNITS: Readonly<Record<string, { of: 'kilo' | 'litre'; share: number }>> = {
  kg: { of: 'kilo', share: 1 },
  g: { of: 'kilo', share: 0.001 },
  l: { of: 'litre', share: 1 },
  ml: { of: 'litre', share: 0.001 },
  кг: { of: 'kilo', share: 1 },
  г: { of: 'kilo', share: 0.001 },
  л: { of: 'litre', share: 1 },
  мл: { of: 'litre', share: 0.001 },
}

export type Amount = { of: 'kilo' | 'litre'; value: number }

/** How many kilograms or litres it is; undefined where that is not what is counted, or cannot be read without doubt. */
export function readAmount(contents: string | undefined): Amount | undefined {
  const { count = '1', amount, unit } = AMOUNT.exec(contents?.trim() ?? '')?.groups ?? {}
  const known = unit === undefined ? undefined : UNITS[unit.toLowerCase()]
  if (known === undefined || amount === undefined) return undefined
  const value = Number(count) * Number(amount.replace(',', '.')) * known.share
  return value > 0 ? { of: known.of, value } : undefined
}

export const expectsUnitPrice = ({ country }: Pick<BrandLocale, 'country'>): boolean => !NOT_EXPECTED.has(country)

type Priced = Pick<ProductBody, 'rrp' | 'currency' | 'specification'>

/** `€ 9.98 per kg`, where the country expects it and it says more than the price itself. */
export function toPricePerUnit(
  { site, t }: RenderContext,
  { rrp, currency, specification }: Priced,
): string | undefined {
  const amount = expectsUnitPrice(site) ? readAmount(specification.contents) : undefined
  if (amount === undefined || amount.value === 1 || rrp === undefined) return undefined
  const price = formatPrice(site.iso, rrp / amount.value, currency)
  if (price === undefined) return undefined
  return t(amount.of === 'kilo' ? 'product.perKilo' : 'product.perLitre', { price })
}
