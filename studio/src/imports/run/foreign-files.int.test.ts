import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { encodeAs } from '../../testing/test-encode.ts'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>
beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
  const make = createTestDocuments(studio)
  await make.term({ vocabulary: 'flavor', code: 'salmon', label: 'zalm' })
})
afterAll(() => studio.close())

const HEAD = ['sku', 'internal_name', 'brands', 'price:NL', 'name:nl_NL', 'url_slug:nl_NL']
const toRow = (sku: string | number, price: string | number, ...more: (string | number | null)[]) => [
  sku,
  `Product ${sku}`,
  'tailwell',
  price,
  `Brok ${sku}`,
  'honden',
  ...more,
]
const priceOf = async (sku: string) => (await imports.findPublished(sku))?.body.rrp

describe('a workbook written by Excel', () => {
  it('is imported from its second sheet, with a merged title, hidden rows, formulas, dates and empty rows', async () => {
    const rows = [
      ['Prijslijst voorjaar', null, null, null, null, null],
      [null],
      [...HEAD, 'Marge', 'Vanaf'],
      toRow('701', 12.5, 0.19, 46_000),
      [null, null],
      toRow('702', 7.95, 0.21, 46_001),
      toRow(703, '1.234,56', 0.21, 46_001),
    ]
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Uitleg', rows: [['Alle prijzen met btw']] },
        {
          name: 'Producten',
          rows,
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 5 }],
          rowDefs: new Map([[5, { hidden: true }]]),
          columns: [{}, {}, {}, {}, {}, {}, { numFmt: '0%' }, { numFmt: 'dd-mm-yyyy' }],
          cells: new Map([['3,3', { value: 12.5, type: 'formula', formula: '10*1.25', formulaResult: 12.5 }]]),
        },
      ],
    })
    const { counts, problems } = await imports.run(
      { 'p.xlsx': Buffer.from(bytes) },
      { mapping: { columns: { Marge: '-', Vanaf: '-' } } },
    )
    expect(problems).toEqual([])
    expect(counts).toMatchObject({ new: 3, broken: 0 })
    expect([await priceOf('701'), await priceOf('702'), await priceOf('703')]).toEqual([12.5, 7.95, 1234.56])
  })

  it('is reported for numbers that Excel has rounded and for two columns with the same name', async () => {
    const rounded = await writeXlsx({ sheets: [{ name: 'A', rows: [HEAD, toRow(1234567890123456000, 5)] }] })
    expect((await imports.run({ 'p.xlsx': Buffer.from(rounded) })).problems).toEqual([
      expect.stringMatching(/^p\.xlsx, row 2, sku: .* is a number that a spreadsheet has shortened/),
    ])
    const twice = await writeXlsx({ sheets: [{ name: 'A', rows: [[...HEAD, 'sku'], toRow('705', 5, '706')] }] })
    await expect(imports.run({ 'p.xlsx': Buffer.from(twice) })).rejects.toThrow('Row 1: two columns are called sku')
  })
})

describe('a text table', () => {
  it('is read with quotes and line ends inside cells, in a Polish encoding', async () => {
    const lines = [
      HEAD.join(';'),
      '711;Żwirek;tailwell;5,00;"Żwirek ""Łapa""";honden',
      '712;B;tailwell;5;"Brok\r\n712";honden',
    ]
    const { counts, problems } = await imports.run({
      'p.csv': Buffer.from(encodeAs('windows-1250', lines.join('\r\n'))),
    })
    expect([problems, counts.new]).toEqual([[], 2])
    expect((await imports.findPublished('711'))?.body.name).toBe('Żwirek "Łapa"')
    expect((await imports.findPublished('712'))?.body.name).toBe('Brok 712')
  })

  it('with invalid values is reported by line and column, and its other rows are saved', async () => {
    const head = [...HEAD, 'barcode', 'images'].join(';')
    const rows = [
      toRow('721', '5', '8712345678905', ''),
      toRow('DRY-722', '5', '', ''),
      toRow('723', '5', '', 'nowhere.jpg'),
      toRow('724', '5', '4006381333931', ''),
      toRow('725', '5', '', ''),
      toRow('725', '6', '', ''),
      toRow('726', '1,234', '', ''),
    ]
    const { counts, problems } = await imports.run({ 'p.csv': [head, ...rows.map((row) => row.join(';'))].join('\n') })
    expect(problems.toSorted()).toEqual([
      expect.stringMatching(/^p\.csv, line 2, barcode: “8712345678905” is not a valid barcode: .* ends in 6$/),
      expect.stringMatching(/^p\.csv, line 3, sku: “DRY-722” is not a SKU/),
      expect.stringMatching(/^p\.csv, line 4, images: there is no picture “nowhere.jpg”/),
      expect.stringMatching(
        /^p\.csv, line 7, internal_name: is different from|^p\.csv, line 7, price:NL: is different from/,
      ),
      expect.stringMatching(/^p\.csv, line 8, price:NL: “1,234” could be 1234 or 1.234/),
    ])
    expect(counts).toMatchObject({ new: 1, broken: 5 })
  })
})

it('a price in a foreign currency and a failed formula are each reported once', async () => {
  const rows = [toRow('725', '12,50 $'), toRow('726', '12,50 €'), toRow('727', '#ИМЯ?'), toRow('728', '12,50 kr')]
  const { counts, problems } = await imports.run({ 'p.csv': [HEAD, ...rows].map((row) => row.join(';')).join('\n') })
  expect(problems.toSorted()).toEqual([
    'p.csv, line 2, price:NL: “12,50 $” is in USD, and NL has prices in EUR',
    'p.csv, line 4, price:NL: “#ИМЯ?” is a formula that failed',
    'p.csv, line 5, price:NL: “12,50 kr” is in DKK or NOK or SEK, and NL has prices in EUR',
  ])
  expect(counts).toMatchObject({ new: 1, broken: 3 })
})

it('column names and words such as “constructor” are treated like any others', async () => {
  const head = [...HEAD, '__proto__', 'constructor', 'flavor']
  const csv = [head, toRow('735', '5', 'a', 'b', 'constructor')].map((row) => row.join(';')).join('\n')
  const told = (await imports.run({ 'p.csv': csv })).problems
  expect(told).toEqual([
    expect.stringMatching(/__proto__: there is no field “__proto__”/),
    expect.stringMatching(/constructor: there is no field “constructor”/),
    expect.stringMatching(/flavor: “constructor” is not a term of flavor/),
  ])
  const json = `[{"sku": "736", "toString": "x", "__proto__": {"sku": "737"}}]`
  expect((await imports.run({ 'p.json': json })).problems.join('\n')).toMatch(/there is no field “toString”/)
})

describe('pictures beside a table', () => {
  const draw = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const head = [...HEAD, 'images'].join(',')
  const picturesOf = async (sku: string) => (await imports.findPublished(sku))?.body.images

  it('are found regardless of capitals and of how an umlaut is encoded', async () => {
    const row = toRow('731', '5', 'HUNDEHÜTTE.JPG'.normalize('NFC')).join(',')
    const files = { 'p.csv': `${head}\n${row}`, ['hundehütte.jpg'.normalize('NFD')]: await draw('#112233') }
    expect((await imports.run(files)).problems).toEqual([])
    expect(await picturesOf('731')).toHaveLength(1)
    expect((await imports.run(files)).counts).toMatchObject({ same: 1, changed: 0, files: 0 })
  })

  it('are distinguished by folder when two have the same name, and are reported when the folder is missing', async () => {
    const files = {
      'p.csv': [
        head,
        toRow('741', '5', 'front/pack.jpg').join(','),
        toRow('742', '5', 'images\\back\\pack.jpg').join(','),
        toRow('743', '5', 'pack.jpg').join(','),
        toRow('744', '5', './alone/dog.jpg').join(','),
      ].join('\n'),
      'front/pack.jpg': await draw('#aa0000'),
      'images/back/pack.jpg': await draw('#00aa00'),
      'alone/dog.jpg': await draw('#0000aa'),
    }
    const { counts, problems } = await imports.run(files)
    expect(problems).toContainEqual(
      'p.csv, line 4, images: two files are called pack.jpg (front/pack.jpg, images/back/pack.jpg): add the folder',
    )
    expect(counts).toMatchObject({ new: 3, broken: 1, files: 3 })
    const [front, back] = [await picturesOf('741'), await picturesOf('742')]
    expect(front).toHaveLength(1)
    expect(back).toHaveLength(1)
    expect(front).not.toEqual(back)
    expect(await picturesOf('744')).toHaveLength(1)
    expect((await imports.run(files)).counts).toMatchObject({ same: 3, changed: 0, files: 0 })
  })
})

it('a SKU without its zeros is matched when its article number or a relation identifies the product', async () => {
  const toTable = (head: readonly string[], ...rows: (string | number | null)[][]) =>
    [head, ...rows].map((cells) => cells.join(';')).join('\n')
  const withNumber = (sku: string) => toTable([...HEAD, 'article_number'], toRow(sku, '12,50', 'TW-0545'))
  expect((await imports.run({ 'p.csv': withNumber('00545') })).problems).toEqual([])
  expect((await imports.run({ 'p.csv': withNumber('545') })).problems).toEqual([])
  expect((await imports.findPublished('00545'))?.body).toMatchObject({ article_number: 'TW-0545' })
  expect(await imports.findPublished('545')).toBeUndefined()
  const related = await imports.run({ 'p.csv': toTable([...HEAD, 'related'], toRow('546', '12,50', '545')) })
  expect(related.problems).toEqual([])
})
