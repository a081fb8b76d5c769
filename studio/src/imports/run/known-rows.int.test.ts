import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { loadFingerprints } from '../save/fingerprints.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>
let make: ReturnType<typeof createTestDocuments>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  imports = createTestImports(studio)
  await make.term({ vocabulary: 'flavor', code: 'salmon', label: 'zalm' })
  await make.category({ code: 'dogs' })
})
afterAll(() => studio.close())

const HEAD = 'sku;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL;flavor;categories;related'
const FILE = {
  'p.csv': [
    HEAD,
    '801;A;tailwell;5;Brok A;honden;Zalm;dogs;802',
    '802;B;tailwell;6;Brok B;honden;salmon;;801',
    '803;C;tailwell;7;Brok C;honden;;;',
  ].join('\n'),
}

const known = async () => (await loadFingerprints(studio.payload)).size
const idOf = async (sku: string) =>
  (await studio.payload.find({ collection: 'product-texts', where: { 'facts.sku': { equals: sku } } })).docs[0]?.id ??
  ''

it('known rows are recognised by their content, in any order and file, and are skipped', async () => {
  expect((await imports.run(FILE, { isDry: true })).counts).toMatchObject({ new: 3 })
  expect(await known()).toBe(0)
  expect((await imports.run(FILE)).counts).toMatchObject({ new: 3, problems: 0 })
  expect(await known()).toBe(3)
  const { counts, findings } = await imports.run(FILE)
  expect(counts).toMatchObject({ same: 3, new: 0, changed: 0, problems: 0 })
  // Known rows are not even reported.
  expect(findings).toEqual([])
  const [head = '', ...rows] = FILE['p.csv'].split('\n')
  const turned = { 'other.csv': [head, ...rows.reverse()].join('\n') }
  expect((await imports.run(turned)).findings).toEqual([])
})

it.each([
  [
    'an editor saves a text',
    async () =>
      void (await studio.payload.update({
        collection: 'product-texts',
        id: await idOf('801'),
        data: { name: 'Van een redacteur' },
      })),
    1,
  ],
  [
    'an editor has a draft',
    async () =>
      void (await studio.payload.update({
        collection: 'product-texts',
        id: await idOf('802'),
        data: { name: 'Concept', _status: 'draft' },
        draft: true,
      })),
    0,
  ],
  [
    'an editor takes it out of a category',
    async () => {
      const { docs } = await studio.payload.find({ collection: 'categories', where: { code: { equals: 'dogs' } } })
      await studio.payload.update({ collection: 'categories', id: docs[0]?.id ?? '', data: { products: [] } })
    },
    1,
  ],
])('a known row is checked again when %s', async (_name, change, changed) => {
  await imports.run(FILE)
  await change()
  const { counts, findings } = await imports.run(FILE)
  expect(findings).toHaveLength(1)
  expect(counts).toMatchObject({ changed, problems: 0 })
  expect((await imports.run(FILE)).findings.filter(({ state }) => state !== 'same')).toEqual([])
})

it('rows are checked again after a change of a term, of the row or of the reading settings', async () => {
  await imports.run(FILE)
  const { docs } = await studio.payload.find({ collection: 'terms', where: { code: { equals: 'salmon' } } })
  await studio.payload.update({ collection: 'terms', id: docs[0]?.id ?? '', locale: 'nl', data: { code: 'zalmen' } })
  expect((await imports.run(FILE)).problems).toEqual(['p.csv, line 3, flavor: “salmon” is not a term of flavor'])
  await studio.payload.update({ collection: 'terms', id: docs[0]?.id ?? '', locale: 'nl', data: { code: 'salmon' } })
  expect((await imports.run({ 'p.csv': FILE['p.csv'].replace(';7;', ';8;') })).counts).toMatchObject({
    changed: 1,
    same: 2,
  })
  expect((await imports.run(FILE, { mapping: { emptyCells: 'clear' } })).findings).toHaveLength(3)
})

it('a value for a site overrides one for its language, and two prices for one country are an error', async () => {
  await imports.run({ 'p.csv': `${HEAD}\n815;D;tailwell;8;Brok D;honden;;;` })
  const { problems } = await imports.run({ 'p.csv': 'sku;name:nl_NL;name:nl\n815;Van het land;Van de taal\n' })
  expect(problems).toEqual([])
  expect((await imports.findPublished('815'))?.body).toMatchObject({ name: 'Van het land' })
  const twice = await imports.run({ 'p.csv': 'sku;price:NL;price:nl_NL\n815;5;6\n' })
  expect(twice.problems).toEqual([expect.stringContaining('is different from')])
})
