import type { Payload } from 'payload'
import type { DemoStore } from '../content/shared-schema.ts'
import { HOLIDAYS, WEEKS } from '../content/stores/opening-hours.ts'
import { ids } from '../stable-id.ts'
import { create, findKnown } from './studio.ts'
import { inTransaction } from './transaction.ts'

/** Returns how many stores are new. */
export async function importStores(payload: Payload, stores: readonly DemoStore[]): Promise<number> {
  const known = await findKnown(payload, 'stores')
  const missing = stores.filter((store) => !known.has(idOf(store)))
  await inTransaction(payload, async (req) => {
    for (const store of missing) {
      const id = idOf(store)
      await create(req, { collection: 'stores', id, what: `store ${store.name}`, data: toData(store, id) })
    }
  })
  return missing.length
}

const idOf = ({ country, name }: DemoStore) => ids.store(country, name)

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
