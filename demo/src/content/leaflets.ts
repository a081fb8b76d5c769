import { DEMO_SITES } from '../demo-sites.ts'
import { booksOf } from './catalogue/books.ts'
import { isSoldIn } from './products/availability.ts'
import { PRODUCT_FAMILIES } from './products/families/all-families.ts'
import type { ProductFamily } from './products/family.ts'
import type { DemoLeaflet } from './shared-schema.ts'

/** Products with a product sheet. Medicines and biocides have an insert, because the law requires one. */
const ALSO = new Set(['gentle-ear-care', 'venison-apple', 'linseed-salmon-oil', 'daily-minerals', 'water-care'])

const hasLeaflet = ({ key, legal }: ProductFamily) => legal !== undefined || ALSO.has(key)

const toName = (slug: string, language: string) => `${slug}-${language}`

/** Inserts and product sheets, one per language. Each uses the product texts of the first site in that language. */
export const LEAFLETS: DemoLeaflet[] = PRODUCT_FAMILIES.filter(hasLeaflet).flatMap((family) => {
  const sites = DEMO_SITES.filter((locale) => locale.brand === family.brand && isSoldIn(family, locale.country))
  const firsts = new Map(sites.toReversed().map((locale) => [locale.file, locale]))
  return [...firsts.values()].flatMap((locale) => {
    const { products, shared } = booksOf(locale)
    const words = products.get(family.key)
    if (!words) return []
    const called = shared.get(family.legal === undefined ? 'product-sheet' : 'leaflet')?.text
    const title = called?.replace('{name}', words.name) ?? words.name
    return { name: toName(words.slug, locale.file), site: locale.id, sku: family.variants[0].sku, title }
  })
})

const SLUGS = new Map(
  PRODUCT_FAMILIES.filter(hasLeaflet).flatMap((family) => family.variants.map(({ sku }) => [sku, family.key])),
)

/** Returns the names of a product's leaflets on a site, in the site's language. */
export function leafletsFor(site: string, sku: string): string[] {
  const locale = DEMO_SITES.find(({ id }) => id === site)
  const key = SLUGS.get(sku)
  const slug = locale && key && booksOf(locale).products.get(key)?.slug
  return locale && slug ? [toName(slug, locale.file)] : []
}
