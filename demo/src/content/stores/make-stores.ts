import type { DemoStore } from '../shared-schema.ts'
import { createDraw } from './draw.ts'
import { drawBrands, makeShops } from './make-shops.ts'
import { MARKETS } from './markets/all-markets.ts'
import type { Market } from './markets/market.ts'
import { toWebsite } from './to-website.ts'

type Online = Extract<DemoStore, { kind: 'online' }>

const PICTURES = [
  'dog-food',
  'cat-mouse',
  'rabbit-hay',
  'dog-ball',
  'grove-dog-treats',
  'grove-dog-dry',
  'dog-shampoo-500',
  'grove-cat-tin',
]

/** The shops of all markets, to visit and on the web; none has the name of one of the first stores of its country. */
export function makeStores(first: readonly DemoStore[]): DemoStore[] {
  const online = makeOnlineStores()
  const taken = new Map<string, Set<string>>()
  for (const { country, name } of [...first, ...online]) {
    taken.set(country, (taken.get(country) ?? new Set()).add(name))
  }
  return [...MARKETS.flatMap((market) => makeShops(market, taken.get(market.country) ?? new Set())), ...online]
}

/** Pictures in turn, so that neighbours have different ones. */
function makeOnlineStores(): Online[] {
  return MARKETS.flatMap(toOnlineStores).map((store, index) => ({
    ...store,
    picture: PICTURES[index % PICTURES.length] ?? '',
  }))
}

function toOnlineStores({ key, country, aldergrove = 0, online }: Market): Omit<Online, 'picture'>[] {
  const draw = createDraw(`${key} online`)
  return online.map((name, index) => ({
    kind: 'online',
    name,
    brands: drawBrands(aldergrove, draw),
    country,
    isFeatured: true,
    website: toWebsite(name, country) ?? `https://${key}-${index + 1}.example`,
  }))
}
