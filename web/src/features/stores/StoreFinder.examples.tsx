import type { RenderContext } from '../../context/render-context.ts'
import { LONG, SHOP } from './example-stores.ts'
import { loadFinder } from './load-finder.ts'
import { StoreFinder } from './StoreFinder.tsx'
import { toStoreCard } from './store-card.ts'

export function showStoreFinder(ctx: RenderContext) {
  const cards = [SHOP, LONG].map((each) => toStoreCard(ctx, each, { showsCountry: false }))
  return [{ id: 'list', show: <StoreFinder {...loadFinder(ctx)} stores={cards} /> }]
}
