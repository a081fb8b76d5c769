import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findShare, readQuantity } from '@menagerie/sites/read-quantity'
import type { Translate } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { formatPrice } from './format-price.ts'

/** Countries outside the European rule (directive 98/6/EC and its British and Norwegian counterparts) that prices state a price per unit. */
const NOT_EXPECTED: ReadonlySet<string> = new Set(['US', 'RU', 'UA'])

/** Remarks after the amount (`280 g, 7 pieces`); a comma before digits belongs to the number. */
const REMARK = /,(?!\d).*$/su
/** An amount in the remark means more content, or another pack: `12 × 85 g, 3 × 100 g`. */
const AMOUNT_IN_REMARK = /[\d½⅓⅔¼¾⅛⅜⅝⅞]\s*(?<unit>\p{L}+)/gu
const IN_LARGE_UNIT = 0.001
/** A larger amount is a misread number, such as `1.000 kg` for one. */
const MOST = 1_000

type Amount = { of: 'kilo' | 'litre'; value: number }

/** Returns the kilograms or litres in a pack; undefined where it is counted in other units, or cannot be read without doubt. */
export function readAmount(contents: string | undefined, language: string): Amount | undefined {
  const [remark = ''] = REMARK.exec(contents ?? '') ?? []
  if ([...remark.matchAll(AMOUNT_IN_REMARK)].some(({ groups }) => findShare(groups?.unit ?? ''))) return undefined
  const read = readQuantity((contents ?? '').replace(REMARK, ''), language)
  if (read === undefined || read.from < read.to) return undefined
  const value = read.to * IN_LARGE_UNIT
  return value >= MOST ? undefined : { of: read.of === 'mass' ? 'kilo' : 'litre', value }
}

const expectsUnitPrice = ({ country }: Pick<BrandLocale, 'country'>): boolean => !NOT_EXPECTED.has(country)

/** What a price text is made from. */
type Priced = { rrp?: number | undefined; currency?: string | undefined; contents?: string | undefined }
export type PriceView = { label: string; text: string; perUnit?: string }
/** `perUnit`: text with `PRICE_PLACE` for the price; absent where the country requires no such prices. */
type PriceTexts = { iso: string; label: string; perUnit?: Readonly<Record<Amount['of'], string>> }

const PRICE_PLACE = '{price}'

const textsOfSites = new WeakMap<BrandLocale, { t: Translate; texts: PriceTexts }>()

/** Cached, as the texts are the same for each card and all pages of a site. */
export function toPriceTexts({ site, t }: Pick<RenderContext, 'site' | 't'>): PriceTexts {
  const known = textsOfSites.get(site)
  if (known?.t === t) return known.texts
  const texts = writePriceTexts(site, t)
  textsOfSites.set(site, { t, texts })
  return texts
}

function writePriceTexts(site: BrandLocale, t: Translate): PriceTexts {
  const perUnit = {
    kilo: t('product.perKilo', { price: PRICE_PLACE }),
    litre: t('product.perLitre', { price: PRICE_PLACE }),
  }
  return { iso: site.iso, label: t('product.recommendedPrice'), ...(expectsUnitPrice(site) && { perUnit }) }
}

/** Adds `€ 9.98 per kg` where that is required. Undefined where the country has no price. */
export function writePrice(priced: Priced, texts: PriceTexts): PriceView | undefined {
  const text = formatPrice(texts.iso, priced.rrp, priced.currency)
  const perUnit = writePerUnit(priced, texts)
  return text === undefined ? undefined : { label: texts.label, text, ...(perUnit && { perUnit }) }
}

/** Returns the price per unit where it differs from the price itself. */
function writePerUnit({ rrp, currency, contents }: Priced, texts: PriceTexts): string | undefined {
  const amount = texts.perUnit && readAmount(contents, texts.iso)
  if (amount === undefined || amount.value === 1 || rrp === undefined) return undefined
  const price = formatPrice(texts.iso, rrp / amount.value, currency)
  return price && texts.perUnit?.[amount.of].replace(PRICE_PLACE, () => price)
}
