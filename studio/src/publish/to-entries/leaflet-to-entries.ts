import { ANY, type Entry } from '@menagerie/contract/entry'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'

const storedLeaflet = z.object({
  id: z.string(),
  title: z.string('A leaflet needs a title').trim().min(1, 'A leaflet needs a title'),
  filename: z.string('The leaflet has no file'),
  mimeType: z.literal('application/pdf', 'The leaflet is not a PDF'),
  hash: z.string('The leaflet has no content hash'),
  filesize: z.number('The leaflet has no size'),
})

export function leafletToEntries(document: unknown): Entry<'leaflet'>[] {
  const { id, title, filename, mimeType, hash, filesize } = readDocument(storedLeaflet, document)
  const body = { title, name: filename, hash, mime: mimeType, bytes: filesize }
  return [{ kind: 'leaflet', brand: ANY, locale: ANY, key: id, body }]
}
