import { findById } from '@menagerie/sites/locales'
import { toDemoBrand } from '../../demo-brand.ts'
import type { ProductText } from '../schema.ts'
import { STORES } from '../stores/stores.ts'
import { toCustomerPictures } from './customer-pictures.ts'
import { PRODUCT_FAMILIES } from './families/all-families.ts'
import type { ProductFamily } from './family.ts'

/** Reading 27: the international site sells nothing itself, and countries without Amazon have no product number there. */
const WITHOUT_SHOPS: ReadonlySet<string> = new Set(['US'])
const WITH_AMAZON: ReadonlySet<string> = new Set(['GB', 'DE', 'NL', 'BE', 'FR', 'IT', 'ES'])
const MOST_SHOPS = 3
const FAMILY_OF = new Map(PRODUCT_FAMILIES.flatMap((family) => family.variants.map(({ sku }) => [sku, family])))
const RANKS = new Map(PRODUCT_FAMILIES.map(({ key }, index) => [key, index]))

/** Adds places to buy a site's products: the country's online stores, for some products Amazon, for some one shop directly. */
export function addBuying(site: string, texts: readonly ProductText[]): ProductText[] {
  const locale = findById(site)
  if (!locale) return [...texts]
  const shops = WITHOUT_SHOPS.has(locale.country) ? [] : shopsOf(toDemoBrand(locale.brand), locale.country)
  return texts.map((text) => {
    const family = FAMILY_OF.get(text.sku)
    if (!family) return text
    const rank = RANKS.get(family.key) ?? 0
    return {
      ...text,
      // A page has either a film or customers' pictures, because with both it would not fit into the first TCP window (goal P3).
      ...(rank % 6 === 3 &&
        !text.video_url &&
        !text.film && { flowbox_enabled: true, customer_pictures: toCustomerPictures(family, text.sku) }),
      ...toBuying(text, { family, rank, shops, hasAmazon: WITH_AMAZON.has(locale.country) }),
    }
  })
}

type Shop = { name: string; website: string }
type Ways = { family: ProductFamily; rank: number; shops: readonly Shop[]; hasAmazon: boolean }

/** Prescription medicines get no button, because only vets sell them. */
function toBuying({ sku, url_key }: ProductText, { family, rank, shops, hasAmazon }: Ways): Partial<ProductText> {
  const [first] = shops
  if (family.legal === 'prescription' || first === undefined) return {}
  const turn = rank % shops.length
  const inTurn = [...shops.slice(turn), ...shops.slice(0, turn)].slice(0, MOST_SHOPS)
  return {
    product_links: inTurn.map(({ name, website }) => ({ name, url: `${website}p/${sku}` })),
    ...(hasAmazon &&
      rank % 5 === 0 &&
      family.legal === undefined && { amazon_asin: `B0${family.brand[0]?.toUpperCase()}MN${sku}` }),
    ...(rank % 9 === 2 && { webshop_url: `${first.website}${url_key}` }),
  }
}

function shopsOf(brand: 'tailwell' | 'aldergrove', country: string): Shop[] {
  return STORES.flatMap((store) =>
    store.kind === 'online' && store.country === country && store.brands.includes(brand)
      ? [{ name: store.name, website: store.website.endsWith('/') ? store.website : `${store.website}/` }]
      : [],
  )
}
