import type { OpeningHours, StoreBody } from '@menagerie/contract/store'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import type { Placed } from './choose-stores.ts'

/** A store as the rules and the views know it; `key` is spec §3's `@id`. */
export type Store = Placed & {
  body: Omit<StoreBody, 'lat' | 'lng'>
  hours?: OpeningHours
}
export type Stores = { offline: Store[]; online: Store[] }

/** Spec §7: the featured ones of the site, by point of sale. The only read of stores. */
export function loadStores({ reader }: Pick<RenderContext, 'reader'>): Stores {
  const stores = reader.list(LISTS.stores).flatMap((key) => {
    const body = reader.get('store', key)?.body
    return body ? [toStore(key, body)] : []
  })
  return {
    offline: stores.filter(({ body }) => body.point_of_sale === 'offline'),
    online: stores.filter(({ body }) => body.point_of_sale === 'online'),
  }
}

/** Without both coordinates it has no position: it is listed, and not on the map. */
function toStore(key: string, { lat, lng, ...body }: StoreBody): Store {
  const { opening_hours: hours } = body
  const isOpenAtAll = hours !== undefined && Object.values(hours.week).some((spans) => (spans?.length ?? 0) > 0)
  return {
    key,
    name: body.name,
    body,
    ...(lat !== undefined && lng !== undefined && { position: { lat: Number(lat), lng: Number(lng) } }),
    ...(isOpenAtAll && { hours }),
  }
}
