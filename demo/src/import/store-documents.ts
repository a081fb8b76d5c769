import type { DemoStore } from '../content/shared-schema.ts'
import { HOLIDAYS, WEEKS } from '../content/stores/opening-hours.ts'
import { ids } from '../stable-id.ts'
import type { Document } from './document.ts'

export function toStoreDocuments(stores: readonly DemoStore[]): Document[] {
  return stores.map((store) => {
    const id = ids.store(store.country, store.name)
    const place = { file: 'stores/stores.ts', row: `store ${store.name}`, key: store.name }
    return { collection: 'stores', id, place, data: toData(store, id) }
  })
}

function toData(store: DemoStore, id: string): Record<string, unknown> {
  const { name, brands, country, isFeatured, kind } = store
  const shared = { name, brands, country, is_featured: isFeatured, point_of_sale: kind }
  if (store.kind === 'online') return { ...shared, website: store.website, image: ids.picture(store.picture) }
  const { street, postalCode, city, lat, lng, phone, hours } = store
  return {
    ...shared,
    street1: street,
    postal_code: postalCode,
    city,
    lat,
    lng,
    phone,
    opening_hours: {
      week: WEEKS[hours].map((row, index) => ({ id: ids.row(id, `week ${index}`), ...row, days: [...row.days] })),
      exceptions: HOLIDAYS.map((row) => ({
        id: ids.row(id, `exception ${row.date}`),
        ...row,
        date: `${row.date}T12:00:00.000Z`,
      })),
    },
  }
}
