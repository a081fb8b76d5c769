import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>
beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
  const make = createTestDocuments(studio)
  const dogs = await make.category({ code: 'dogs', displayName: 'Honden' })
  const cats = await make.category({ code: 'cats', displayName: 'Katten' })
  await make.category({ code: 'dogs-food', displayName: 'Voer', parent: dogs.id })
  await make.category({ code: 'cats-food', displayName: 'Voer', parent: cats.id })
})
afterAll(() => studio.close())

const HEAD = ['sku', 'internal_name', 'brands', 'price:NL', 'name:nl_NL', 'url_slug:nl_NL']
let next = 900
function takeSku(): string {
  next += 1
  return String(next)
}
const toCells = (sku: string) => [sku, `Product ${sku}`, 'tailwell', '12,50', `Brok ${sku}`, 'honden']

/** A table of one product with an additional column. */
async function withColumn(column: string, cell: string, given: Parameters<typeof imports.run>[1] = {}) {
  const sku = takeSku()
  const csv = [
    [...HEAD, column],
    [...toCells(sku), `"${cell.replaceAll('"', '""')}"`],
  ]
  const { problems, counts, words } = await imports.run(
    { 'p.csv': csv.map((cells) => cells.join(';')).join('\n') },
    given,
  )
  return { problems, counts, words, body: (await imports.findPublished(sku))?.body, sku }
}

describe('cells written by other programs', () => {
  it.each([
    [',50', 0.5],
    ['12,-', 12],
    ['€ 1.234,–', 1234],
    ['+12,50', 12.5],
    ['NULL', undefined],
  ])('the price “%s” is read as %s', async (cell, price) => {
    const { problems, body } = await withColumn('price:BE', '7,95')
    expect([problems, body?.rrp]).toEqual([[], 12.5])
    const sku = takeSku()
    const row = toCells(sku).with(3, cell).join(';')
    const run = await imports.run({ 'p.csv': `${HEAD.join(';')};available:NL\n${row};ja` })
    expect([run.problems, (await imports.findPublished(sku))?.body.rrp]).toEqual([[], price])
  })

  it.each(['NULL', '\\N', 'NaN', '(null)'])('%s counts as an empty cell in every column', async (cell) => {
    for (const column of ['short_description:nl_NL', 'barcode', 'images', 'flavor', 'categories:nl_NL']) {
      const { problems, body } = await withColumn(column, cell)
      expect([problems, body?.short_description]).toEqual([[], undefined])
    }
  })

  it('a number of pieces in stock sets the availability, and so does a mapped word', async () => {
    const words = { available: { 'op voorraad': 'ja' } }
    expect((await withColumn('available:NL', '25')).body).toBeDefined()
    expect((await withColumn('available:NL', 'op voorraad', { mapping: { words } })).body).toBeDefined()
    const { problems, body } = await withColumn('available:NL', '0')
    expect([problems, body]).toEqual([[], undefined])
  })

  it('line ends of old programs are kept, and control characters are reported', async () => {
    expect((await withColumn('short_description:nl_NL', 'een\u000btwee')).body?.short_description).toBe('een\ntwee')
    const sku = takeSku()
    const told = await imports.run({ 'p.json': `[{"sku":"${sku}","internal_name":"a\\u0001"}]` }).catch(String)
    expect(String(told)).toContain('there is a character here that is not a letter')
  })

  it('HTML keeps its text and loses scripts, and a link that leads nowhere is reported', async () => {
    const column = 'description:nl_NL'
    const { body } = await withColumn(
      column,
      '<![CDATA[<p><a href="javascript:x()">een</a> <a href="www.a.nl">b</a></p>]]>',
    )
    expect(JSON.stringify(body?.description)).toContain('"href":"https://www.a.nl"')
    expect(JSON.stringify(body?.description)).not.toContain('javascript')
    expect((await withColumn(column, '<table><tr><td><a href="voer.html">b</a></td></tr></table>')).problems).toEqual([
      expect.stringContaining(
        'description:nl_NL: the link “voer.html” does not lead anywhere here: write its full address',
      ),
    ])
  })
})

describe('categories in the notation of a shop', () => {
  const codesOf = async (cell: string, given = {}) => {
    const { problems, sku } = await withColumn('categories:nl_NL', cell, given)
    expect(problems).toEqual([])
    const { docs } = await studio.payload.find({ collection: 'categories', where: { 'products.sku': { equals: sku } } })
    return docs.map(({ code }) => code).toSorted()
  }
  it.each([
    ['Honden > Voer', ['dogs-food']],
    ['katten/voer', ['cats-food']],
    ['Winkel » Katten » Voer, Honden', ['cats-food', 'dogs']],
    ['cats-food|DOGS', ['cats-food', 'dogs']],
  ])('are found from %s', async (cell, codes) => {
    expect(await codesOf(cell)).toEqual(codes)
  })
  it('an ambiguous category name is reported and can be mapped, and the same file again changes nothing', async () => {
    const { problems, words } = await withColumn('categories:nl_NL', 'Voer')
    expect(problems).toEqual([expect.stringContaining('there is no category “Voer” on tailwell/nl_NL')])
    expect(words).toContain('categories/Voer')
    const mapping = { words: { categories: { Voer: 'dogs-food|cats' } } }
    expect(await codesOf('Voer', { mapping })).toEqual(['cats', 'dogs-food'])
    const sku = takeSku()
    const file = { 'p.csv': `${HEAD.join(';')};categories:nl_NL\n${toCells(sku).join(';')};Honden > Voer` }
    expect((await imports.run(file)).counts).toMatchObject({ new: 1 })
    expect((await imports.run(file)).counts).toMatchObject({ same: 1, changed: 0 })
  })
})

describe('tables in unusual forms', () => {
  const own = {
    'Artikelnr.': 'sku',
    Bezeichnung: 'internal_name',
    Marke: 'brands',
    Preis: 'price:NL',
    Text: 'name:nl_NL',
  }
  const mapping = { columns: own, defaults: { 'url_slug:nl_NL': 'honden' } }
  const toRows = (sku: string) => [
    ['Preisliste 2026'],
    ['Stand', 'Mai'],
    [],
    Object.keys(own),
    toCells(sku).slice(0, 5),
  ]

  it('a company’s own column names are found below a title, also before they are mapped', async () => {
    const sku = takeSku()
    const csv = toRows(sku)
      .map((cells) => cells.join(';'))
      .join('\n')
    expect((await imports.run({ 'p.csv': csv })).columns).toEqual(Object.keys(own))
    expect((await imports.run({ 'p.csv': csv }, { mapping })).counts).toMatchObject({ new: 1, broken: 0 })
  })

  it('column names are also found on the table sheet of a workbook, with cells merged over several rows', async () => {
    const [one, two] = [takeSku(), takeSku()]
    const second: (string | null)[] = toCells(two).slice(0, 5).with(2, '')
    const rows: (string | null)[][] = [...toRows(one), second.with(2, null)]
    const merges = [
      { startRow: 4, startCol: 2, endRow: 5, endCol: 2 },
      { startRow: 0, startCol: 0, endRow: 0, endCol: 4 },
    ]
    const sheets = [
      { name: 'Lies mich', rows: [['Alle Preise mit Steuer']] },
      { name: 'Artikel', rows, merges },
    ]
    const book = Buffer.from(await writeXlsx({ sheets }))
    expect((await imports.run({ 'p.xlsm': book })).columns).toEqual(Object.keys(own))
    const { counts, problems } = await imports.run({ 'p.xlsm': book }, { mapping })
    expect([problems, counts.new]).toEqual([[], 2])
  })

  it('column names marked as required or repeated, and a SKU written as a decimal number, are accepted', async () => {
    const [one, two] = [takeSku(), takeSku()]
    const head = HEAD.map((name) => `${name}*`)
    const rows = [head, toCells(`${one}.0`), head, toCells(two)]
    const { counts, problems } = await imports.run({ 'p.csv': rows.map((cells) => cells.join('^')).join('\n') })
    expect([problems, counts.new]).toEqual([[], 2])
    expect(await imports.findPublished(one)).toBeDefined()
  })

  it('files of other kinds are reported, and so are pictures inside texts', async () => {
    const html = '<p>a</p><img src="a.jpg">'
    const csv = `${HEAD.join(';')};description:nl_NL\n${toCells(takeSku()).join(';')};${html}`
    const { notes } = await imports.run({ 'p.csv': csv, 'old.xls': 'x', 'feed.xml': '<a/>' })
    expect(notes.toSorted()).toEqual([
      'Pictures and films inside texts are left out: description:nl_NL (p.csv, line 2)',
      'feed.xml is not a table: choose CSV, XLSX, JSON, or a ZIP that contains one',
      'old.xls is not a table: choose CSV, XLSX, JSON, or a ZIP that contains one',
    ])
  })

  it('JSON lists are read by a field of their entries, and entries without one are reported', async () => {
    const sku = takeSku()
    const of = { sku, internal_name: 'P', brands: [{ code: 'tailwell' }], 'price:NL': 5 }
    const text = { name: `Brok ${sku}`, url_slug: 'honden', usps: [{ text: 'een' }, 'twee'] }
    const categories = { nl_NL: [{ id: 7, name: 'Honden' }] }
    const run = (more = {}) => imports.run({ 'p.json': JSON.stringify([{ ...of, texts: { nl_NL: text }, ...more }]) })
    expect((await run({ categories })).problems).toEqual([])
    expect((await imports.findPublished(sku))?.body.usps).toEqual(['een', 'twee'])
    expect((await run({ images: [{ src: 'https://a.example/none.jpg' }, { height: 7 }] })).problems).toEqual([
      expect.stringContaining('there is no picture “https://a.example/none.jpg”, “{"height":7}”'),
    ])
  })

  it('a language can be given by its name', async () => {
    const sku = takeSku()
    const csv = `sku;internal_name;brands;price:NL;language;name;url_slug\n${sku};P;tailwell;5;Niederländisch;Brok ${sku};honden`
    expect((await imports.run({ 'p.csv': csv })).problems).toEqual([])
    expect(await imports.findPublished(sku)).toBeDefined()
  })
})
