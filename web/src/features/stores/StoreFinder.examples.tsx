import type { RenderContext } from '../../context/render-context.ts'
import { LONG, SHOP } from './example-stores.ts'
import { loadFinder } from './load-finder.ts'
import { StoreFinder } from './StoreFinder.tsx'
import { toStoreCard } from './store-card.ts'

export function showStoreFinder(ctx: RenderContext) {
  const cards = [SHOP, LONG].map((each) => toStoreCard(ctx, each, { showsCountry: false }))
  const finder = { ...loadFinder(ctx), stores: cards }
  const pages = [1, 2].map((number) => ({ number, href: `?page=${number}`, label: String(number) }))
  const labels = { label: ctx.t('paging.label'), previousLabel: ctx.t('paging.previous') }
  const paging = { ...labels, nextLabel: ctx.t('paging.next'), pages, current: 1 }
  return [{ id: 'list', show: <StoreFinder finder={finder} pages={paging} /> }]
}
