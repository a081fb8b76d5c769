import { joinHours } from '@menagerie/contract/opening-hours'
import type { OpeningHours, StoreBody } from '@menagerie/contract/store'
import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import { type PlacedStore, sortByName } from './choose-stores.ts'

/** A store for rules and views; `key` is `@id` of spec §3. */
export type Store = PlacedStore & {
  body: Omit<StoreBody, 'lat' | 'lng'>
  hours?: OpeningHours
}
type Stores = { offline: readonly Store[]; online: readonly Store[] }

const kept = new WeakMap<readonly Published<'store'>[], Stores>()

/** Spec §7: loads the site's featured stores, physical and online, sorted by name for its locale. The only read of stores. */
export function loadStores({ reader, site }: Pick<RenderContext, 'reader' | 'site'>): Stores {
  const published = reader.stores()
  // Cached while no store changes: there may be 10,000, and every page of the finder reads all, sorted.
  const known = kept.get(published)
  if (known) return known
  const stores = sortByName(
    published.map(({ key, body }) => toStore(key, body)),
    site.iso,
  )
  const found = {
    offline: stores.filter(({ body }) => body.point_of_sale === 'offline'),
    online: stores.filter(({ body }) => body.point_of_sale === 'online'),
  }
  kept.set(published, found)
  return found
}

/** Without both coordinates it has no position: it is listed, but not on the map. */
function toStore(key: string, { lat, lng, ...body }: StoreBody): Store {
  const { opening_hours: hours } = body
  const isOpenAtAll = hours !== undefined && Object.values(hours.week).some((spans) => (spans?.length ?? 0) > 0)
  return {
    key,
    name: body.name,
    body,
    ...(lat !== undefined && lng !== undefined && { position: { lat: Number(lat), lng: Number(lng) } }),
    ...(isOpenAtAll && { hours: joinHours(hours) }),
  }
}
