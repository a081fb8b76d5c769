import type { Payload } from 'payload'
import type { Content } from '../content/load-content.ts'
import type { DemoLeaflet } from '../content/shared-schema.ts'
import { setLeaflet } from '../leaflets/set-leaflet.ts'
import { ids } from '../stable-id.ts'
import { findKnown } from './studio.ts'
import { inTransaction } from './transaction.ts'

/** Sets the leaflets that are missing and uploads them. Returns how many are new. */
export async function importLeaflets(payload: Payload, { leaflets, sites }: Content): Promise<number> {
  const known = await findKnown(payload, 'leaflets')
  const missing = leaflets.filter(({ name }) => !known.has(ids.leaflet(name)))
  await inTransaction(payload, async (req) => {
    for (const leaflet of missing) {
      const data = drawUp(leaflet, sites)
      await payload.create({
        collection: 'leaflets',
        data: { id: ids.leaflet(leaflet.name), title: leaflet.title },
        file: { data, mimetype: 'application/pdf', name: `${leaflet.name}.pdf`, size: data.length },
        depth: 0,
        req,
      })
    }
  })
  return missing.length
}

function drawUp({ name, site, sku, title }: DemoLeaflet, sites: Content['sites']): Buffer {
  const found = sites.find(({ locale }) => locale.id === site)
  const product = found?.products.find((text) => text.sku === sku)
  if (!found || !product) throw new Error(`The leaflet ${name} has no product ${sku} on ${site}`)
  return setLeaflet(title, found.locale, product)
}
