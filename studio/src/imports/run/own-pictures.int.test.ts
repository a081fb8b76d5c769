import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { toPdf } from '../../testing/test-files.ts'
import { readTestFilm } from '../../testing/test-films.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { exportColumns } from '../export/export-columns.ts'
import { exportProducts } from '../export/export-products.ts'
import { writeExport } from '../export/write-export.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>

beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
})
afterAll(() => studio.close())

const HEAD = 'sku;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL'
const row = (sku: string) => `${sku};Product ${sku};tailwell;12,50;Brok ${sku};honden/voer`

it('a site gets pictures and related products of its own, beside the shared ones', async () => {
  const picture = async (name: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: name.includes('nl') ? '#c33' : '#36c' } })
      .png()
      .toBuffer()
  const head = `${HEAD};images;images:nl_NL;related:nl_NL;shared_video;video_url:nl_NL`
  const more = (related: string) => `all.png;pack-nl.png;${related};https://video.example/all;`
  const files = {
    'p.csv': [head, `${row('571')};${more('572')}`, `${row('572')};${more('')}`].join('\r\n'),
    'all.png': await picture('all.png'),
    'pack-nl.png': await picture('pack-nl.png'),
  }
  expect(await imports.run(files)).toMatchObject({ problems: [], counts: { new: 2 } })
  const { docs } = await studio.payload.find({ collection: 'media', where: { filename: { equals: 'pack-nl.png' } } })
  expect((await imports.findPublished('571'))?.body).toMatchObject({
    images: [docs[0]?.id],
    related: ['572'],
    video_url: 'https://video.example/all',
  })
  expect(await imports.run(files)).toMatchObject({ problems: [], counts: { new: 0, changed: 0 } })
})

it('a dry run reports the same about a leaflet as the import', async () => {
  const csv = (sku: string, name: string) => `${HEAD};leaflets:nl_NL\r\n${row(sku)};${name}`
  const mailed = Buffer.concat([Buffer.from('\r\n\r\n'), toPdf('mailed'), Buffer.alloc(16)])
  const half = toPdf('half').subarray(0, 120)
  for (const isDry of [true, false]) {
    const taken = await imports.run({ 'p.csv': csv('591', 'mailed.pdf'), 'mailed.pdf': mailed }, { isDry })
    expect(taken.problems).toEqual([])
    const refused = await imports.run({ 'p.csv': csv('592', 'half.pdf'), 'half.pdf': half }, { isDry })
    expect(refused.problems).toEqual(expect.arrayContaining([expect.stringContaining('This PDF is incomplete')]))
  }
})

async function makeFilm(name: string) {
  const { id: poster } = await createTestDocuments(studio).media()
  const data = await readTestFilm('plain.mp4')
  const file = { data, name, mimetype: 'video/mp4', size: data.length }
  return studio.payload.create({ collection: 'films', data: { poster }, file })
}

it('films of all sites and of one site are read by file name or uuid, and their export can be imported again', async () => {
  const [shared, own] = [await makeFilm('All sites.mp4'), await makeFilm('dutch.mp4')]
  const head = `${HEAD};film;film:nl_NL;name:de_DE;url_slug:de_DE;price:DE`
  const more = 'hunde;12,50'
  const rows = [`${row('581')};${shared.filename};${own.id};Napf 1;${more}`, `${row('582')};${own.id};;Napf 2;${more}`]
  expect(await imports.run({ 'p.csv': [head, ...rows].join('\r\n') })).toMatchObject({
    problems: [],
    counts: { new: 2 },
  })
  expect((await imports.findPublished('581'))?.body).toMatchObject({ film: own.id })
  expect((await imports.findPublished('581', 'de_DE'))?.body).toMatchObject({ film: shared.id })
  expect((await imports.findPublished('582'))?.body).toMatchObject({ film: own.id })

  await studio.payload.db.pool.query('delete from import_fingerprint')
  const table = {
    columns: exportColumns(BRAND_LOCALES),
    records: exportProducts(studio.payload, BRAND_LOCALES),
    separator: ';' as const,
  }
  const csv = await buffer(Readable.from(writeExport('csv', table)))
  expect(csv.toString()).toContain('dutch.mp4')
  expect((await imports.run({ 'p.csv': csv }, { isDry: true })).counts).toMatchObject({ changed: 0, broken: 0, new: 0 })
})

it('a film can be removed, and an unknown film, several films or a film beside an address are refused', async () => {
  const film = await makeFilm('single.mp4')
  const twin = await makeFilm('twin.mp4')
  const load = (cells: string, columns = 'film') => imports.run({ 'p.csv': `sku;${columns}\n590;${cells}` })
  expect((await imports.run({ 'p.csv': `${HEAD};film\n${row('590')};single.mp4` })).problems).toEqual([])
  expect((await load('nowhere.mp4')).problems).toEqual([expect.stringContaining('there is no film “nowhere.mp4”')])
  expect((await load(`single.mp4|${twin.id}`)).problems).toEqual([expect.stringContaining('enter only one')])
  const both = await load('single.mp4;https://video.example/1', 'film;shared_video')
  expect(both.problems).toHaveLength(1)
  expect((await imports.findPublished('590'))?.body).toMatchObject({ film: film.id })
  // A value that replaces the other may be in the same row.
  expect((await load('[empty];https://video.example/1', 'film;shared_video')).problems).toEqual([])
  expect((await imports.findPublished('590'))?.body).toMatchObject({ video_url: 'https://video.example/1' })
})
