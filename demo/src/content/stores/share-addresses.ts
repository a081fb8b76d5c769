import type { DemoStore } from '../shared-schema.ts'

type Shop = Extract<DemoStore, { kind: 'offline' }>

/**
 * Moves shops of a town to the address of its first one, like a riding shop beside a feed merchant: one shop in each of `towns` towns, and
 * two in the first of several.
 */
export function shareAddresses(shops: readonly Shop[], towns: number): Shop[] {
  const byCity = [...Map.groupBy(shops, ({ city }) => city).values()].filter(({ length }) => length > 2)
  const moved = new Map(
    byCity.slice(0, towns).flatMap(([host, ...others], index) => {
      if (!host) return []
      return [host, ...others.slice(0, index === 0 && towns > 1 ? 2 : 1)].map(
        (shop) => [shop, moveIn(shop, host)] as const,
      )
    }),
  )
  return shops.map((shop) => moved.get(shop) ?? shop)
}

function moveIn(shop: Shop, { street, street2, postalCode, lat, lng }: Shop): Shop {
  return { ...shop, street, street2, postalCode, lat, lng, isFeatured: true }
}
