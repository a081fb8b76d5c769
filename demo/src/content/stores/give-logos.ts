import { SHOP_LOGOS, toShopVariantName } from '../../pictures/shops/shop-logos.ts'
import type { DemoStore } from '../shared-schema.ts'

/** Gives each online shop its own logo: shops with the same symbol get different outlines and colours. */
export function giveLogos(stores: readonly DemoStore[]): DemoStore[] {
  const seen = new Map<string, number>()
  return stores.map((store) => {
    if (store.kind !== 'online' || !isShopLogo(store.picture)) return store
    const number = (seen.get(store.picture) ?? 0) + 1
    seen.set(store.picture, number)
    return number === 1 ? store : { ...store, picture: toShopVariantName(store.picture, number) }
  })
}

const isShopLogo = (name: string): name is keyof typeof SHOP_LOGOS => name in SHOP_LOGOS
