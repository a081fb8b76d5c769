import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { BROWSER_WORDS } from '../../words/browser-words.ts'
import { readWorkbook } from './read-exchange-workbook.ts'

const PAGE = 'pages/6f1c3c1e-8a3a-4d55-9a0b-0f3b8f6a2c11'
const NAME = 'title#0 0123456789abcdef fedcba9876543210'
const COLUMNS = ['Place', 'Source', 'Translation', 'Preview', 'Document', 'Text'] as const
const nameIn = (language: 'en' | 'de', column: (typeof COLUMNS)[number]) =>
  BROWSER_WORDS[language][`files.column${column}`] ?? column
const HEAD = ['Title', ...COLUMNS.map((column) => nameIn('en', column))]
const [, , SOURCE = '', TRANSLATION = '', , DOCUMENT = '', TEXT = ''] = HEAD
const NEXT = 'subTitle#0 0123456789abcdef fedcba9876543210'
type Cell = string | number | boolean | Date | null

const toRow = (translation: Cell, name = NAME) => [
  'Pagina',
  'Titel',
  'Hond',
  translation,
  'https://x.example',
  PAGE,
  name,
]
const workbook = (rows: Cell[][], before: Cell[][][] = []) =>
  writeXlsx({
    sheets: [...before, rows].map((each, at) => ({ name: `Blad ${at}`, rows: each })),
  })
const read = async (rows: Cell[][], before?: Cell[][][]) => (await readWorkbook(await workbook(rows, before)))[0]?.units
const one = { key: 'title#0', sourcePrint: '0123456789abcdef', ownPrint: 'fedcba9876543210', source: 'Hond' }

describe('a translator’s workbook is read', () => {
  test('with its columns in another order, without the unused columns and with an extra one', async () => {
    const rows = [
      ['Notes', TEXT, TRANSLATION, DOCUMENT, SOURCE],
      ['seen', NAME, 'Hund', PAGE, 'Hond'],
    ]
    expect(await read(rows)).toEqual([{ ...one, target: 'Hund' }])
  })
  test('with its headings in another language and spaces around names', async () => {
    const rows = [
      (['Source', 'Translation', 'Document', 'Text'] as const).map((name) => ` ${nameIn('de', name)} `),
      ['Hond', 'Hund', ` ${PAGE}`, `${NAME} `],
    ]
    expect(await read(rows)).toEqual([{ ...one, target: 'Hund' }])
  })
  test('from a sheet behind others, whatever its name', async () => {
    expect(await read([HEAD, toRow('Hund')], [[['Terms'], ['Hond', 'Hund']], []])).toEqual([{ ...one, target: 'Hund' }])
  })
  test('with the line ends of Windows', async () => {
    expect(await read([HEAD, toRow('Hund\r\nKatze\rPferd')])).toEqual([{ ...one, target: 'Hund\nKatze\nPferd' }])
  })
  test('with a cell that contains a number', async () => {
    expect(await read([HEAD, toRow(24)])).toEqual([{ ...one, target: '24' }])
  })
})

describe('a cell that a spreadsheet program has changed is reported', () => {
  test.each([
    [1, '0%'],
    [5, '#,##0.00 "€"'],
    [5000, '#,##0'],
    [1000, '0.00E+00'],
    [7, '000'],
  ])('%s, shown as %s', async (value, numFmt) => {
    const cells = new Map([['1,3', { value, style: { numFmt } }]])
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [HEAD, toRow(value)], cells }] })
    expect((await readWorkbook(bytes))[0]?.units).toMatchObject([
      { problem: 'this cell contains a date, a number or a choice instead of text' },
    ])
  })

  test.each(['#NAME?', '#REF!', '#N/A'])('%s', async (value) => {
    expect(await read([HEAD, toRow(value)])).toMatchObject([{ problem: `“${value}” is a formula that failed` }])
  })

  test.each([[new Date('2026-01-02')], [true], [0.1 + 0.2], [1e21]])('%s', async (value) => {
    expect(await read([HEAD, toRow(value), toRow('Katze', NEXT)])).toMatchObject([
      { problem: 'this cell contains a date, a number or a choice instead of text' },
      { target: 'Katze' },
    ])
  })
})

describe('a workbook is refused with an explanation', () => {
  const refused = async (bytes: Uint8Array) => readWorkbook(bytes).then(() => 'read', String)
  test.each([
    [
      'without a column',
      [HEAD.filter((name) => name !== TEXT), toRow('Hund').slice(0, 6)],
      `column “${TEXT}” is missing`,
    ],
    [
      'with the same column twice',
      [
        [...HEAD, TRANSLATION],
        [...toRow('Hund'), 'Kund'],
      ],
      `has the column “${TRANSLATION}” twice`,
    ],
    ['with a row without its text id', [HEAD, toRow('Hund', '')], 'has lost its document or text'],
    [
      'with a row that contains only a translation',
      [HEAD, ['', '', '', 'Hund', '', '', '']],
      'has lost its document or text',
    ],
    ['without rows', [], 'not a workbook'],
  ])('%s', async (_what, rows, sentence) => {
    expect(await refused(await workbook(rows))).toContain(sentence)
  })
  test('when it is cut off or not a workbook at all', async () => {
    const bytes = await workbook([HEAD, toRow('Hund')])
    expect(await refused(bytes.slice(0, bytes.length / 2))).toContain('damaged or incomplete')
    expect(await refused(Buffer.from('PK, and then words'))).toContain('damaged or incomplete')
  })
  test('when it unpacks to a gigabyte or to more than its stated size', async () => {
    const bytes = Buffer.from(await workbook([HEAD, toRow('Hund')]))
    const entry = bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 46
    const say = (size: number) => {
      bytes.writeUInt32LE(size, entry + 24)
      return refused(bytes)
    }
    expect(await say(2 ** 30)).toContain('MB when unpacked')
    expect(await say(10)).toContain('This workbook is damaged')
  })
})
