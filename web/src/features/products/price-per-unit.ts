import type { ProductBody } from '@menagerie/contract/product'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { RenderContext } from '../../context/render-context.ts'
import { formatPrice } from './format-price.ts'
import { readQuantity } from './read-quantity.ts'

/** Countries outside the European rule (directive 98/6/EC and its British and Norwegian twins) that prices name their unit. */
const NOT_EXPECTED: ReadonlySet<string> = new Set(['US', 'RU', 'UA'])

/** Words behind the amount (`280 g, 7 pieces`); a comma before digits belongs to the number. */
const REMARK = /,(?!\d).*$/su
const IN_LARGE_UNIT = 0.001
/** A pack beyond this is a number that was meant otherwise: `1.500 kg`, written for 1.5. */
const MOST = 1_000

export type Amount = { of: 'kilo' | 'litre'; value: number }

/** How many kilograms or litres it is; undefined where that is not what is counted, or cannot be read without doubt. */
export function readAmount(contents: string | undefined, language: string): Amount | undefined {
  const read = readQuantity((contents ?? '').replace(REMARK, ''), language)
  if (read === undefined || read.from < read.to) return undefined
  const value = read.to * IN_LARGE_UNIT
  return value > MOST ? undefined : { of: read.of === 'mass' ? 'kilo' : 'litre', value }
}

export const expectsUnitPrice = ({ country }: Pick<BrandLocale, 'country'>): boolean => !NOT_EXPECTED.has(country)

type Priced = Pick<ProductBody, 'rrp' | 'currency' | 'specification'>

/** `€ 9.98 per kg`, where the country expects it and it says more than the price itself. */
export function toPricePerUnit(
  { site, t }: RenderContext,
  { rrp, currency, specification }: Priced,
): string | undefined {
  const amount = expectsUnitPrice(site) ? readAmount(specification.contents, site.iso) : undefined
  if (amount === undefined || amount.value === 1 || rrp === undefined) return undefined
  const price = formatPrice(site.iso, rrp / amount.value, currency)
  if (price === undefined) return undefined
  return t(amount.of === 'kilo' ? 'product.perKilo' : 'product.perLitre', { price })
}
