import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Content } from '../content/checked-content.ts'
import type { DemoLeaflet } from '../content/shared-schema.ts'
import { setLeaflet } from '../leaflets/set-leaflet.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { createNewFiles, type NewFiles } from './new-files.ts'
import { createPictureNamer } from './picture-documents.ts'

/** Makes the leaflets and stores their files in the studio's storage. */
export async function storeLeaflets(
  payload: Payload,
  leaflets: readonly DemoLeaflet[],
  sites: Content['sites'],
  onStored: (count: number) => void,
  newFiles: Pick<NewFiles, 'put'> = createNewFiles(),
): Promise<DemoDocument[]> {
  const nameFile = await createPictureNamer(payload, 'leaflets')
  const documents: DemoDocument[] = []
  for (const leaflet of leaflets) {
    const content = await drawUp(leaflet, sites)
    const filename = nameFile(leaflet.name, 'pdf')
    await newFiles.put(`leaflets/${filename}`, content)
    documents.push(toDocument(leaflet, content, filename))
    onStored(documents.length)
  }
  return documents
}

function toDocument({ name, title }: DemoLeaflet, content: Buffer, filename: string): DemoDocument {
  return {
    collection: 'leaflets',
    id: ids.leaflet(name),
    place: { file: 'leaflets.ts', row: `leaflet ${name}` },
    data: {
      title,
      filename,
      mimeType: 'application/pdf',
      filesize: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
    },
  }
}

async function drawUp({ name, site, sku, title }: DemoLeaflet, sites: Content['sites']): Promise<Buffer> {
  const found = sites.find(({ locale }) => locale.id === site)
  const product = found?.products.find((text) => text.sku === sku)
  if (!found || !product) throw new Error(`The leaflet ${name} has no product ${sku} on ${site}`)
  return setLeaflet(title, found.locale, product)
}
