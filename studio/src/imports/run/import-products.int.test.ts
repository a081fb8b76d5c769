import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { toPdf } from '../../testing/test-files.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>
let make: ReturnType<typeof createTestDocuments>
const site = 'tailwell/nl_NL'

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  imports = createTestImports(studio)
  await make.term({ vocabulary: 'flavor', code: 'salmon', label: 'zalm' })
  await make.category({ code: 'dogs' })
  await make.category({ code: 'cats' })
})
afterAll(() => studio.close())

const run: typeof imports.run = (files, given) => imports.run(files, given)
const findPublished: typeof imports.findPublished = (sku, locale) => imports.findPublished(sku, locale)

const HEAD = 'sku;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL;description:nl_NL'
const row = (sku: string, more: { price?: string; name?: string; text?: string } = {}) =>
  `${sku};Product ${sku};tailwell;${more.price ?? '12,50'};${more.name ?? `Brok ${sku}`};honden/voer;${more.text ?? 'Lekker.'}`

it('new products are imported and published, and the same file again changes nothing', async () => {
  const file = { 'p.csv': [HEAD, row('501'), row('502', { price: '7,95' })].join('\r\n') }
  const dry = await run(file, { isDry: true })
  expect(dry.counts).toMatchObject({ new: 2, changed: 0, problems: 0 })
  expect(await findPublished('501')).toBeUndefined()
  const first = await run(file)
  expect(first.problems).toEqual([])
  expect(first.counts).toMatchObject({ new: 2, changed: 0, broken: 0 })
  expect(await findPublished('502')).toMatchObject({
    path: 'honden/voer/brok-502',
    body: { name: 'Brok 502', rrp: 7.95, currency: 'EUR', description: [{ type: 'paragraph' }] },
  })
  const again = await run(file)
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 2, problems: 0 })
})

it('an import changes only what differs, keeps the former state as a version and leaves other fields unchanged', async () => {
  await run({ 'p.csv': [HEAD, row('511')].join('\n') })
  const { docs: before } = await studio.payload.find({
    collection: 'product-texts',
    where: { 'facts.sku': { equals: '511' } },
  })
  const id = before[0]?.id ?? ''
  await studio.payload.update({ collection: 'product-texts', id, data: { meta_description: 'Van een redacteur' } })
  const changed = await run({ 'p.csv': 'sku,name:nl_NL,price:NL\n511,Nieuwe naam,13.00\n' })
  expect(changed.findings[0]?.changes).toEqual([
    { place: 'NL', field: 'price', from: '12.5', to: '13' },
    { place: site, field: 'name', from: 'Brok 511', to: 'Nieuwe naam' },
  ])
  expect((await findPublished('511'))?.body).toMatchObject({
    name: 'Nieuwe naam',
    rrp: 13,
    meta_description: 'Van een redacteur',
  })
  const versions = await studio.payload.findVersions({
    collection: 'product-texts',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  })
  expect(versions.docs.map(({ latest, version }) => [latest ?? false, version.name])).toEqual([
    [true, 'Nieuwe naam'],
    [false, 'Brok 511'],
    [false, 'Brok 511'],
  ])
  const facts = await studio.payload.findVersions({
    collection: 'product-facts',
    where: { 'version.sku': { equals: '511' } },
    sort: '-updatedAt',
  })
  expect(facts.docs.map(({ version }) => version.markets?.[0]?.rrp)).toEqual([13, 12.5])
})

it('an import changes the published text and keeps an editor’s draft over it, with the change in both', async () => {
  await run({ 'p.csv': [HEAD, row('521')].join('\n') })
  const { docs } = await studio.payload.find({ collection: 'product-texts', where: { 'facts.sku': { equals: '521' } } })
  const id = docs[0]?.id ?? ''
  await studio.payload.update({
    collection: 'product-texts',
    id,
    data: { title: 'Concept', _status: 'draft' },
    draft: true,
  })
  await run({ 'p.csv': 'sku,name:nl_NL\n521,Andere naam\n' })
  expect((await findPublished('521'))?.body).toMatchObject({ name: 'Andere naam' })
  expect((await findPublished('521'))?.body.title).toBeUndefined()
  const draft = await studio.payload.findByID({ collection: 'product-texts', id, draft: true })
  expect(draft).toMatchObject({ name: 'Andere naam', title: 'Concept', _status: 'draft' })
})

it('every error is reported by line and field, and the other products are saved', async () => {
  const lines = [
    HEAD,
    row('531'),
    row('53x'),
    row('532', { price: 'much' }),
    row('533', { name: 'x'.repeat(201) }),
    row('534'),
  ]
  const { counts, problems } = await run({ 'p.csv': lines.join('\n') })
  expect(problems).toEqual([
    expect.stringMatching(/^p\.csv, line 3, sku: “53x” is not a SKU/),
    'p.csv, line 4, price:NL: “much” is not a number',
    expect.stringMatching(/^p\.csv, line 5, name:nl_NL: .*200/),
  ])
  expect(counts).toMatchObject({ new: 2, broken: 3 })
  expect(await findPublished('534')).toBeDefined()
  expect(await findPublished('533')).toBeUndefined()
})

it('numbers damaged by a spreadsheet and a broken row are reported, and the other products are saved', async () => {
  await run({ 'p.csv': [HEAD, row('00535')].join('\n') })
  const lines = [HEAD, row('535'), row('1,23E+12'), row('536', { text: '#N/A' }), `${row('537')};x;y`, row('538')]
  const { counts, problems } = await run({ 'p.csv': lines.join('\n') })
  expect(problems).toEqual([
    expect.stringMatching(/^p\.csv, line 2, sku: there is a product 00535/),
    expect.stringMatching(/^p\.csv, line 3, sku: “1,23E\+12” is a number that a spreadsheet has shortened/),
    expect.stringMatching(/^p\.csv, line 5, row: has 9 cells/),
    'p.csv, line 4, description:nl_NL: “#N/A” is a formula that failed',
  ])
  expect(counts).toMatchObject({ new: 1, broken: 4 })
})

it('products are found by their article numbers, and new ones get free SKUs on request', async () => {
  const head = HEAD.replace('sku;', 'article_number;')
  const file = { 'p.csv': [head, row('TW-1/a')].join('\n') }
  expect((await run(file)).problems[0]).toContain('needs a SKU')
  expect((await run(file, { skusFrom: 541 })).counts).toMatchObject({ new: 1, problems: 0 })
  expect((await findPublished('541'))?.body).toMatchObject({ article_number: 'TW-1/a' })
  expect((await run(file, { skusFrom: 541 })).counts).toMatchObject({ same: 1 })
})

it('an import accepts rows per site, texts per language, terms by any name, files by name and mutual relations', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const files = {
    'p.csv': [
      'sku,site,internal_name,brands,available,name,url_slug,flavor,images,leaflets,related,usps,specification.size:nl',
      '551,tailwell/nl_NL,A,tailwell,ja,Brok A,honden,Zalm,kibble.jpg,insert.pdf,552,goed|beter,groot',
      '551,tailwell/nl_BE,A,tailwell,ja,Brok A,honden,,,,,,',
      '552,tailwell/nl_NL,B,tailwell,ja,Brok B,honden,salmon,kibble.jpg,,551,,',
    ].join('\n'),
    'kibble.jpg': picture,
    'insert.pdf': toPdf('one'),
  }
  const { counts, problems } = await run(files)
  expect(problems).toEqual([])
  expect(counts).toMatchObject({ new: 2, files: 2 })
  const body = (await findPublished('551'))?.body
  expect(body).toMatchObject({
    facets: { flavor: [{ code: 'salmon' }] },
    related: ['552'],
    usps: ['goed', 'beter'],
    images: [expect.any(String)],
    leaflets: [expect.any(String)],
    specification: { size: 'groot' },
  })
  expect((await findPublished('552'))?.body.related).toEqual(['551'])
  expect(await findPublished('551', 'nl_BE')).toBeDefined()
  const again = await run(files)
  expect(again.counts).toMatchObject({ same: 2, changed: 0, files: 0, problems: 0 })
})

it('words that are not terms are listed, and are made into terms on request', async () => {
  const file = { 'p.csv': `${HEAD};flavor\n${row('561')};Everzwijn` }
  const { problems } = await run(file)
  expect(problems).toEqual(['p.csv, line 2, flavor: “Everzwijn” is not a term of flavor'])
  const mapped = await run(file, { mapping: { words: { 'facets.flavor': { Everzwijn: 'salmon' } } } })
  expect(mapped.counts).toMatchObject({ new: 1, problems: 0 })
  const made = await run(file, { makesTerms: true, mapping: { site } })
  expect(made.counts).toMatchObject({ changed: 1, problems: 0 })
  expect((await findPublished('561'))?.body.facets.flavor).toEqual([{ code: 'everzwijn', label: 'Everzwijn' }])
})

it('an import adds products to categories and removes them', async () => {
  const membersOf = async (code: string) => {
    const { docs } = await studio.payload.find({
      collection: 'categories',
      where: { code: { equals: code } },
      depth: 1,
    })
    return docs[0]?.products?.map((product) => (typeof product === 'object' ? product.sku : product))
  }
  await run({ 'p.csv': `${HEAD};categories\n${row('571')};dogs\n${row('572')};dogs|cats` })
  expect([await membersOf('dogs'), await membersOf('cats')]).toEqual([['571', '572'], ['572']])
  const { findings } = await run({ 'p.csv': 'sku,categories:nl_NL\n572,cats' })
  expect(findings[0]?.changes).toEqual([{ place: site, field: 'categories', from: 'cats|dogs', to: 'cats' }])
  expect([await membersOf('dogs'), await membersOf('cats')]).toEqual([['571'], ['572']])
})

it('drafts are imported on request, the published state stays, and the same file again changes nothing', async () => {
  await run({ 'p.csv': [HEAD, row('581')].join('\n') })
  const file = { 'p.csv': `${HEAD}\n${row('581', { name: 'Concept' })}\n${row('582')}` }
  expect((await run(file, { status: 'draft' })).counts).toMatchObject({ new: 1, changed: 1, problems: 0 })
  expect((await findPublished('581'))?.body.name).toBe('Brok 581')
  expect(await findPublished('582')).toBeUndefined()
  const again = await run(file, { status: 'draft' })
  expect(again.findings.flatMap(({ changes }) => changes)).toEqual([])
  expect(again.counts).toMatchObject({ same: 2 })
})

it('a moved product leaves a redirect behind, and an address that is already taken is reported', async () => {
  await run({ 'p.csv': [HEAD, row('591'), row('592')].join('\n') })
  await run({ 'p.csv': 'sku,url_key:nl_NL\n591,nieuw-adres' })
  const { rows } = await studio.payload.db.pool.query(
    `select path, body from published.entry where kind = 'redirect' and not deleted`,
  )
  expect(rows).toMatchObject([{ path: 'honden/voer/brok-591' }])
  const taken = { 'p.csv': 'sku,url_key:nl_NL\n592,nieuw-adres' }
  for (const isDry of [true, false])
    expect((await run(taken, { isDry })).problems).toEqual([expect.stringContaining('already belongs to the product')])
})
