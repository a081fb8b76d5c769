import type { DemoStore } from '../content/shared-schema.ts'
import { drawStoreRange } from '../content/stores/draw-range.ts'
import { WEEKS } from '../content/stores/opening-hours.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'

export function toStoreDocuments(stores: readonly DemoStore[]): DemoDocument[] {
  return stores.map((store) => {
    const id = ids.store(store.country, store.name)
    const place = { file: 'stores/stores.ts', row: `store ${store.name}`, keys: [store.name] }
    return { collection: 'stores', id, place, data: toData(store, id) }
  })
}

function toData(store: DemoStore, id: string): Record<string, unknown> {
  const { name, brands, country, isFeatured, kind } = store
  const shared = { name, brands, country, is_featured: isFeatured, point_of_sale: kind }
  if (store.kind === 'online') return { ...shared, website: store.website, image: ids.picture(store.picture) }
  const { street, street2, postalCode, city, province, lat, lng, phone, website, hours, holidays } = store
  return {
    ...shared,
    street1: street,
    street2,
    postal_code: postalCode,
    city,
    province,
    lat,
    lng,
    phone,
    website,
    shop_kind: store.shopKind,
    range: drawStoreRange(store),
    opening_hours: {
      week: (hours === undefined ? [] : WEEKS[hours]).map((row, index) => ({
        id: ids.row(id, `week ${index}`),
        ...row,
        days: [...row.days],
      })),
      exceptions: holidays.map((row) => ({
        id: ids.row(id, `exception ${row.date}`),
        ...row,
        date: `${row.date}T12:00:00.000Z`,
      })),
    },
  }
}
