import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>

beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
  await createTestDocuments(studio).category({ code: 'dogs' })
})
afterAll(() => studio.close())

const HEAD = 'sku;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL'
const row = (sku: string) => `${sku};Product ${sku};tailwell;12,50;Brok ${sku};honden/voer`

it('products that no row names are deleted only on request', async () => {
  await imports.run({ 'p.csv': [HEAD, row('601'), row('602')].join('\n') })
  const { counts } = await imports.run({ 'p.csv': 'sku\n601' })
  expect(counts.gone).toBeGreaterThan(0)
  expect(await imports.findPublished('602')).toBeDefined()
  await imports.run({ 'p.csv': 'sku\n601' }, { deletesMissing: true })
  expect(await imports.findPublished('602')).toBeUndefined()
  expect(await imports.findPublished('601')).toBeDefined()
})

it('a missing product is deleted with its texts, including a text in the bin', async () => {
  await imports.run({ 'p.csv': [HEAD, row('603'), row('604')].join('\n') })
  await studio.payload.update({
    collection: 'product-texts',
    where: { 'facts.sku': { equals: '604' } },
    data: { deletedAt: new Date().toISOString() },
  })
  const { problems } = await imports.run({ 'p.csv': 'sku\n603' }, { deletesMissing: true })
  expect(problems).toEqual([])
  const left = { where: { sku: { in: ['603', '604'] } } } as const
  const { docs } = await studio.payload.find({ collection: 'product-facts', ...left })
  expect(docs.map(({ sku }) => sku)).toEqual(['603'])
})

it('nothing is deleted while a row does not identify its product, or when the import was stopped', async () => {
  await imports.run({ 'p.csv': [HEAD, row('611'), row('612')].join('\n') })
  for (const line of ['1,23E+12', '612;x;y', '']) {
    const { problems } = await imports.run({ 'p.csv': `sku;barcode\n611;\n${line};1` }, { deletesMissing: true })
    expect(problems.at(-1)).toMatch(/^, sku: No product is deleted: 1 row /)
    expect(await imports.findPublished('612')).toBeDefined()
  }
  const headAlone = await imports.run({ 'p.csv': 'sku;barcode\n' }, { deletesMissing: true })
  expect(headAlone.problems.at(-1)).toMatch(/No product is deleted: the file does not name any$/)
  expect(await imports.findPublished('612')).toBeDefined()
  await imports.run({ 'p.csv': 'sku\n611' }, { deletesMissing: true, isStopped: () => true })
  expect(await imports.findPublished('612')).toBeDefined()
})
