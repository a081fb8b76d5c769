import type { DemoStore } from '../shared-schema.ts'
import { createDraw } from './draw.ts'
import { drawBrands, makeShops } from './make-shops.ts'
import { MARKETS } from './markets/all-markets.ts'
import { type ShopMarket, SIGNS } from './markets/market.ts'
import { toWebsite } from './to-website.ts'

type Online = Extract<DemoStore, { kind: 'online' }>

/** Makes the shops of all markets, local and online. None has the name of one of the first stores of its country. */
export function makeStores(first: readonly DemoStore[]): DemoStore[] {
  const online = MARKETS.flatMap(makeOnlineStores)
  const taken = new Map<string, Set<string>>()
  for (const { country, name } of [...first, ...online]) {
    taken.set(country, (taken.get(country) ?? new Set()).add(name))
  }
  return [...MARKETS.flatMap((market) => makeShops(market, taken.get(market.country) ?? new Set())), ...online]
}

function makeOnlineStores({ key, country, aldergrove = 0, online }: ShopMarket): Online[] {
  const draw = createDraw(`${key} online`)
  return Object.entries(online).map(([name, sign]) => ({
    kind: 'online',
    name,
    brands: drawBrands(aldergrove, draw),
    country,
    isFeatured: true,
    website: toWebsite(name, country),
    picture: SIGNS[sign],
  }))
}
