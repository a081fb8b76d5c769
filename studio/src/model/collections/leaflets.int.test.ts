import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { toPdf } from '../../testing/test-files.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { MAX_LEAFLET_BYTES } from '../fields/require-pdf.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
})
afterAll(async () => {
  await published?.close()
  await studio?.close()
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a leaflet is stored in its own folder and published with the hash of its bytes', async () => {
  const bytes = toPdf('first')
  const leaflet = await make.leaflet({ hash: 'made up' }, { name: 'drops.pdf', data: bytes })
  expect(existsSync(join(studio.mediaDir, 'leaflets', 'drops.pdf'))).toBe(true)
  expect(await published.row(leaflet.id)).toMatchObject({
    kind: 'leaflet',
    brand: '*',
    locale: '*',
    body: {
      title: 'Bijsluiter',
      name: 'drops.pdf',
      hash: sha256(bytes),
      mime: 'application/pdf',
      bytes: bytes.length,
    },
  })
  await studio.payload.delete({ collection: 'leaflets', id: leaflet.id })
  expect(await published.row(leaflet.id)).toMatchObject({ deleted: true })
})

test('a new file changes the published leaflet, and a new title keeps the file', async () => {
  const leaflet = await make.leaflet()
  const bytes = toPdf('second edition')
  const file = { data: bytes, mimetype: 'application/pdf', name: 'second.pdf', size: bytes.length }
  await studio.payload.update({ collection: 'leaflets', id: leaflet.id, data: {}, file })
  await studio.payload.update({ collection: 'leaflets', id: leaflet.id, data: { title: 'Tweede druk' } })
  expect((await published.row(leaflet.id))?.body).toMatchObject({ title: 'Tweede druk', hash: sha256(bytes) })
})

/** Encrypted PDFs without a password (the second line of figures opens it) and with one. */
const toEncrypted = (opensBy: string) =>
  toPdf(
    'locked',
    `/ID [<${'42'.repeat(16)}> <${'42'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${opensBy}> /P -4 >> `,
  )
const OPENS_BY_NOTHING = '3869e8c80d7d6e56d13a2f947b327735ceea4e999600e7a2719dd58c573b019c'

/** A linearized PDF: it begins with its length, and also has an end behind its first page. */
function toWebPdf(): Buffer {
  const rest = toPdf('web').subarray('%PDF-1.4\n'.length)
  const toStart = (length: number) =>
    `%PDF-1.4\n9 0 obj << /Linearized 1 /L ${String(length).padStart(6)} /N 1 >> endobj\nxref\n0 1\n0000000000 65535 f \ntrailer << /Size 10 >>\nstartxref\n0\n%%EOF\n`
  return Buffer.concat([Buffer.from(toStart(toStart(0).length + rest.length)), rest])
}
const WITH_PART = Buffer.concat([toPdf('x'), Buffer.from('7 0 obj << /Type /Annot >> endobj\nxref\n0 1\n00000')])

test.each([
  ['only forbids copying', toEncrypted(OPENS_BY_NOTHING)],
  ['is optimised for the web', toWebPdf()],
  [
    'has wrong offsets in its xref table',
    Buffer.from(toPdf('y').toString('latin1').replace('% y', '% longer'), 'latin1'),
  ],
  ['was signed later', Buffer.concat([WITH_PART.subarray(0, -13), toPdf('z').subarray(9)])],
])('a PDF that %s is accepted unchanged', async (_what, data) => {
  const leaflet = await make.leaflet({}, { data })
  expect((await published.row(leaflet.id))?.body).toMatchObject({ hash: sha256(data) })
})

test.each([
  ['bytes before its start', Buffer.concat([Buffer.from('\ufeff\r\nX-Mail: scanned\r\n'), toPdf('a')]), toPdf('a')],
  ['bytes after its end', Buffer.concat([toPdf('b'), Buffer.alloc(3000), Buffer.from('<html></html>')]), toPdf('b')],
])('a PDF with %s is accepted and stored without them', async (_what, data, kept) => {
  const leaflet = await make.leaflet({}, { data })
  expect((await published.row(leaflet.id))?.body).toMatchObject({ hash: sha256(kept), bytes: kept.length })
  const stored = await readFile(join(studio.mediaDir, 'leaflets', leaflet.filename ?? ''))
  expect(stored.equals(kept)).toBe(true)
})

test.each([
  ['bijsluiter', 'bijsluiter.pdf'],
  ['bijsluiter versie 1.2 definitief', 'bijsluiter versie 1.2 definitief.pdf'],
])('a PDF named %j is stored with the file extension .pdf', async (name, kept) => {
  expect(await make.leaflet({}, { name })).toMatchObject({ filename: kept, mimeType: 'application/pdf' })
})

test.each([
  ['an HTML page that is named like a PDF', 'page.pdf', Buffer.from('<script>alert(1)</script>'), 'something else'],
  ['a PDF that is named like an HTML page', 'page.html', toPdf('x'), 'does not end in .pdf'],
  ['a PDF that ends after its first line', 'cut.pdf', Buffer.from('%PDF-1.4\n'), 'is incomplete'],
  ['a PDF of which only half has arrived', 'half.pdf', toPdf('x').subarray(0, 200), 'is incomplete'],
  ['a web PDF of which only half has arrived', 'web.pdf', toWebPdf().subarray(0, 300), 'is incomplete'],
  ['a PDF whose later part is incomplete', 'part.pdf', WITH_PART, 'is incomplete'],
  ['a PDF that needs a password', 'locked.pdf', toEncrypted('43'.repeat(32)), 'without one'],
  [
    'a PDF with overwritten parts',
    'holes.pdf',
    Buffer.from(
      toPdf('h')
        .toString('latin1')
        .replace(/\/Type/g, '\0\0\0\0\0'),
      'latin1',
    ),
    'damaged',
  ],
  ['an empty file', 'empty.pdf', Buffer.alloc(0), 'is empty'],
  [
    'a file above the size limit',
    'large.pdf',
    Buffer.concat([toPdf('x'), Buffer.alloc(MAX_LEAFLET_BYTES)]),
    'up to 10 MB',
  ],
])('%s is refused at the file field, and nothing is stored', async (_what, name, data, message) => {
  await expect(make.leaflet({}, { name, data })).rejects.toMatchObject({
    data: { errors: [{ path: 'file', message: expect.stringContaining(message) }] },
  })
  expect(await studio.payload.count({ collection: 'leaflets', where: { filename: { equals: name } } })).toEqual({
    totalDocs: 0,
  })
  expect(await readdir(join(studio.mediaDir, 'leaflets')).catch(() => [])).not.toContain(name)
})

test('a product is published with its leaflets in the chosen order', async () => {
  const [first, second] = [await make.leaflet(), await make.leaflet()]
  const facts = await make.facts()
  await make.text(facts.id, { leaflets: [second.id, first.id] })
  expect((await published.row(facts.sku))?.body.leaflets).toEqual([second.id, first.id])
})
