import { readKeptList, withFirst, writeKeptList } from '../../../platform/browser/kept-list.ts'
import { type KeptFor, toKeptKey } from '../../../platform/kept-products-keys.ts'

/** A product that this device remembers. `src`: a small picture. `price`: as its page showed it, and when. Never sent anywhere. */
export type KeptProduct = { sku: string; name: string; href: string; src?: string; price?: KeptPrice }
type KeptPrice = { text: string; at: number }

const DAY_MS = 86_400_000

/** Returns the price unless it was read more than a day ago, as prices change. */
export const findFreshPrice = ({ price }: KeptProduct, now: number): string | undefined =>
  price !== undefined && now - price.at < DAY_MS ? price.text : undefined

const ownKey = (what: KeptFor) => {
  const { dataset, lang } = document.documentElement
  return toKeptKey(dataset.brand ?? '', what, lang)
}

export const readKept = (what: KeptFor): KeptProduct[] => readKeptList(ownKey(what), isKept)

export const writeKept = (what: KeptFor, products: readonly KeptProduct[]): void =>
  writeKeptList(ownKey(what), products)

/** Puts a product first, without a duplicate, and keeps `most` of them. */
export function withProduct(products: readonly KeptProduct[], added: KeptProduct, most: number): KeptProduct[] {
  return withFirst(products, added, { most, isSame: (one, other) => one.sku === other.sku })
}

/** Accepts only addresses of this origin: anything else was not written by this site. */
function isKept(value: unknown): value is KeptProduct {
  if (typeof value !== 'object' || value === null) return false
  const { sku, name, href, src, price }: Partial<Record<keyof KeptProduct, unknown>> = value
  const isOwn = (address: unknown) => typeof address === 'string' && /^\/(?![/\\\t\n\r])/.test(address)
  const isRead = typeof sku === 'string' && typeof name === 'string' && isOwn(href) && (src === undefined || isOwn(src))
  return isRead && (price === undefined || isPrice(price))
}

function isPrice(value: unknown): value is KeptPrice {
  if (typeof value !== 'object' || value === null) return false
  const { text, at }: Partial<Record<keyof KeptPrice, unknown>> = value
  return typeof text === 'string' && typeof at === 'number'
}
