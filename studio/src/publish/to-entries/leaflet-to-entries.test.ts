import { expect, test } from 'vitest'
import { checkEntry } from '../entries/check-entry.ts'
import { leafletToEntries } from './leaflet-to-entries.ts'

const leaflet = {
  id: 'leaflet-1',
  title: ' Bijsluiter ',
  filename: 'bijsluiter.pdf',
  mimeType: 'application/pdf',
  hash: 'a'.repeat(64),
  filesize: 1200,
}

test('a leaflet belongs to all sites and is described by its file', () => {
  const [entry] = leafletToEntries(leaflet)
  expect(entry && checkEntry(entry, 'source')).toMatchObject({
    kind: 'leaflet',
    brand: '*',
    locale: '*',
    key: 'leaflet-1',
    body: {
      title: 'Bijsluiter',
      name: 'bijsluiter.pdf',
      hash: 'a'.repeat(64),
      mime: 'application/pdf',
      bytes: 1200,
    },
  })
})

test.each([
  ['title', { title: '  ' }],
  ['filename', { filename: null }],
  ['mimeType', { mimeType: 'text/html' }],
  ['hash', { hash: undefined }],
])('a leaflet is refused at %s', (field, wrong) => {
  expect(() => leafletToEntries({ ...leaflet, ...wrong })).toThrow(expect.objectContaining({ field }))
})
