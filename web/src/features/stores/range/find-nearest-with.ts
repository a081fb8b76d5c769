import { storeFinderPath } from '@menagerie/sites/route-words'
import type { RenderContext } from '../../../context/render-context.ts'
import { findNearStores } from '../choose-stores.ts'
import { distanceFormatter, type Position } from '../distance.ts'
import { loadStores } from '../load-stores.ts'
import { storePath } from '../store-path.ts'
import { chooseStores } from './finder-choice.ts'

/** `page`: the last segment of its page's address, below the finder's. */
export type NearestStore = { name: string; page: string; distance: string }

/** Finds the nearest store within 50 km that is known to have a product. */
export function findNearestWith(
  ctx: Pick<RenderContext, 'reader' | 'site' | 'now'>,
  product: string,
  position: Position,
): NearestStore | undefined {
  const { stores, isChosen } = chooseStores(ctx, loadStores(ctx).offline, { product })
  const [nearest] = isChosen ? findNearStores(stores, position) : []
  if (nearest === undefined) return undefined
  const { store, metres } = nearest
  const name = [store.name, store.body.city].filter(Boolean).join(', ')
  const page = storePath(ctx.site, store).slice(storeFinderPath(ctx.site).length + 1)
  return { name, page, distance: distanceFormatter(ctx.site.iso)(metres) }
}
