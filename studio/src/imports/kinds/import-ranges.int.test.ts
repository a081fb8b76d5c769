import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { writeExport } from '../export/write-export.ts'
import { NO_MAPPING } from '../products/mapping.ts'
import { openIntake } from '../read/open-intake.ts'
import { exportKind } from './export-kind.ts'
import { importKind } from './import-kind.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  await make.category({ code: 'dogs' })
  await make.term({ vocabulary: 'animal_type', code: 'cat' })
  // A term with the same code in another vocabulary.
  await make.term({ vocabulary: 'content_tag', code: 'cat' })
  await make.facts({ sku: '4711' })
})
afterAll(() => studio.close())

async function run(content: string | Buffer, isDry = false, mapping = NO_MAPPING) {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-import-'))
  await writeFile(join(folder, 'stores.csv'), content)
  const intake = await openIntake(join(folder, 'stores.csv'))
  const problems: string[] = []
  const words: string[] = []
  const counts = await importKind(
    studio.payload,
    intake,
    { kind: 'stores', mapping, status: 'published', isDry },
    {
      onProblem: ({ where, field, message }) => problems.push(`${where}, ${field}: ${message}`),
      onWords: (missed) => words.push(...missed.keys()),
    },
  )
  await intake.close()
  await rm(folder, { recursive: true, force: true })
  return { counts, problems, words }
}

async function publishedStores() {
  const { rows } = await studio.payload.db.pool.query(
    "select body from published.entry where kind = 'store' and not deleted order by body->>'name'",
  )
  return rows.map(({ body }) => body)
}

const HEAD =
  'name;postal_code;city;country;brands;point_of_sale;shop_kind;range.extent;range.categories;range.animal_type;range.products;opening_hours.week;opening_hours.exceptions'
const ROWS = [
  'Alles;1000 AA;Utrecht;NL;tailwell;offline;pet;full;;;;ma-vr 9-18, 19-21; ',
  'Katten;2000 AA;Zeist;NL;tailwell;offline;Vet;part;;cat;;"Mo-Fr 09:00-18:00; Sa 9-12";2026-12-25 gesloten',
  'Honden;3000 AA;Delft;NL;tailwell;offline;;part;dogs;;4711;;',
]
const TABLE = [HEAD, ...ROWS].join('\n')

it('a word that is not a term is reported for mapping under its vocabulary, whatever its column is called', async () => {
  const table = [HEAD, 'Alles;1000 AA;Utrecht;NL;tailwell;offline;pet;part;dogs;hamster;;;'].join('\n')
  const { problems, words } = await run(table, true)
  expect(problems).toEqual([expect.stringContaining('range.animal_type: “hamster” is not a term of animal_type')])
  expect(words).toEqual(['animal_type/hamster'])
  const mapping = { ...NO_MAPPING, words: { 'facets.animal_type': { hamster: 'cat' } } }
  expect((await run(table, true, mapping)).problems).toEqual([])
})

it('ranges and hours of stores are imported from a table and published, and a second import changes nothing', async () => {
  expect(await run(TABLE, true)).toMatchObject({ problems: [], counts: { new: 3 } })
  expect(await run(TABLE)).toMatchObject({ problems: [], counts: { new: 3 } })
  const [all, dogs, cats] = await publishedStores()
  expect(all).toMatchObject({ range: 'full', shop_kind: 'pet' })
  expect(all.opening_hours.week.monday).toEqual([
    { from: '09:00', to: '18:00' },
    { from: '19:00', to: '21:00' },
  ])
  expect(dogs).toMatchObject({ range: { products: ['4711'], categories: ['dogs'], facets: {} } })
  expect(cats).toMatchObject({
    shop_kind: 'vet',
    range: { products: [], categories: [], facets: { animal_type: ['cat'] } },
    opening_hours: { exceptions: [{ date: '2026-12-25', spans: [] }] },
  })
  expect(await run(TABLE)).toMatchObject({ problems: [], counts: { same: 3, new: 0, changed: 0 } })
})

it('values that a save normalises change nothing in a second import', async () => {
  const table =
    'name;postal_code;country;brands;point_of_sale;phone;lat;lng;website\nBellen;4000 AA;NL;tailwell;offline;030 - 123 45 67;52,09;5,12°; https://a.example \n'
  expect(await run(table)).toMatchObject({ problems: [], counts: { new: 1 } })
  expect(await run(table)).toMatchObject({ problems: [], counts: { same: 1, changed: 0 } })
  expect((await publishedStores()).find(({ name }) => name === 'Bellen')).toMatchObject({
    phone: '+31301234567',
    lat: '52.09',
  })
  const moved = await run(table.replace('030 - 123 45 67', '(030) 123 45 68'))
  expect(moved.counts).toMatchObject({ changed: 1 })
})

it('exported stores are imported again without a difference', async () => {
  const file = await buffer(Readable.from(writeExport('csv', await exportKind(studio.payload, 'stores'))))
  expect(file.toString()).toContain('Mo-Fr 09:00-18:00; Sa 09:00-12:00')
  expect(await run(file)).toMatchObject({ problems: [], counts: { same: 4, new: 0, changed: 0 } })
})

it('leading zeros of postal codes are restored where the country is unambiguous, and otherwise reported', async () => {
  const head = 'name;postal_code;country;brands;point_of_sale;range.extent'
  const rows = (...codes: string[]) =>
    [head, ...codes.map((code, at) => `Laden ${at};${code};tailwell;offline;full`)].join('\n')
  const { problems, counts } = await run(rows('1067;DE', '2134;US', '1010;AT', '106;DE'))
  expect(problems).toEqual([expect.stringMatching(/line 5, postal_code: “106” is too short.* DE have 5 digits/)])
  expect(counts).toMatchObject({ new: 3, broken: 1 })
  const codes = (await publishedStores()).filter(({ name }) => name.startsWith('Laden'))
  expect(codes.map(({ postal_code }) => postal_code)).toEqual(['01067', '02134', '1010'])
  const again = await run(rows('01067;DE', '2134;US', '="1010";AT'))
  expect(again).toMatchObject({ problems: [], counts: { new: 0, same: 3 } })
})

it.each([
  ['a partial range without a selection', 'part;;;;;', 'Choose the products, categories or words below'],
  ['an unknown category', 'part;unicorns;;;;', 'There is no category unicorns'],
  ['a term of another list', 'part;;salmon;;;', 'is not a term of animal_type'],
  ['an unknown day in the opening hours', 'full;;;;sometimes;', 'names a day that does not exist'],
])('%s is reported, and the store stays unchanged', async (_, cells, message) => {
  const before = await publishedStores()
  const { problems, counts } = await run(`${HEAD}\nAlles;1000 AA;Utrecht;NL;tailwell;offline;pet;${cells}`)
  expect(problems.join()).toContain(message)
  expect(counts).toMatchObject({ broken: 1, changed: 0 })
  expect(await publishedStores()).toEqual(before)
})

it('a changed term code and a changed SKU are published again in the stores that use them', async () => {
  const { docs: terms } = await studio.payload.find({
    collection: 'terms',
    where: { vocabulary: { equals: 'animal_type' }, code: { equals: 'cat' } },
  })
  await studio.payload.update({ collection: 'terms', id: terms[0]?.id ?? '', data: { code: 'kitten' }, locale: 'nl' })
  const { docs: facts } = await studio.payload.find({ collection: 'product-facts', where: { sku: { equals: '4711' } } })
  await studio.payload.update({ collection: 'product-facts', id: facts[0]?.id ?? '', data: { sku: '4712' } })
  const stores = await publishedStores()
  const [dogs, cats] = ['Honden', 'Katten'].map((each) => stores.find(({ name }) => name === each))
  expect(dogs.range.products).toEqual(['4712'])
  expect(cats.range.facets).toEqual({ animal_type: ['kitten'] })
})
