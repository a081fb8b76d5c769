import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it, test } from 'vitest'
import { streamWorkbook } from '../../platform/stream-workbook.ts'
import { encodeAs, encodeWide } from '../../testing/test-encode.ts'
import { findCellFault } from '../values/read-cells.ts'
import type { OutsideFile } from './outside-file.ts'
import { readTable } from './read-tables.ts'

const toFile = (name: string, content: string | Uint8Array): OutsideFile => {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, read: async () => bytes, stream: async () => Readable.from([bytes]) }
}
const isKeyName = (cell: string) => cell.toLowerCase() === 'sku'

async function read(
  name: string,
  content: string | Uint8Array,
  { takesDates = true, onNote = (_: string) => {} } = {},
) {
  const rows = []
  const reading = { noun: 'product', isKeyName, takesDates, onNote }
  for await (const row of readTable(toFile(name, content), reading)) rows.push(row)
  return rows
}

async function* toRows(...rows: string[][]) {
  yield* rows
}

const ROWS = [
  { where: 'p.csv, line 4', fields: { SKU: '501', Preis: '1.234,50' } },
  { where: 'p.csv, line 5', fields: { SKU: '502', Preis: '7,95' } },
]

describe('a table written by spreadsheets of several countries', () => {
  const text = 'Preisliste, Stand Mai\r\n;\r\nSKU;Preis\r\n501;1.234,50\r\n502;7,95\r\n;\r\n'
  test.each([
    ['UTF-8', text],
    ['UTF-8 with a byte order mark', `\ufeff${text}`],
    ['UTF-16', encodeWide(text, { hasMark: true })],
    ['Windows-1252', encodeAs('windows-1252', text)],
    ['tabs', text.replaceAll(';', '\t')],
    ['quotes around all cells', text.replace(/[^;\r\n]+/g, '"$&"')],
    ['additional empty columns and rows', `${text.replaceAll('\r\n', ';;\r\n')};;;\r\n`],
  ])('is read: %s', async (_name, content) => {
    expect(await read('p.csv', content)).toEqual(ROWS)
  })

  test.each([
    ['Polish', 'windows-1250', 'sku;nazwa\n1;Żwirek dla kota\n', { sku: '1', nazwa: 'Żwirek dla kota' }],
    ['Russian', 'windows-1251', 'sku;имя\n1;Корм для кошек\n', { sku: '1', имя: 'Корм для кошек' }],
    ['French', 'windows-1252', 'sku;nom\n1;Pâtée d’été\n', { sku: '1', nom: 'Pâtée d’été' }],
  ])('is read with %s letters', async (_name, encoding, content, fields) => {
    expect((await read('p.csv', encodeAs(encoding, content)))[0]?.fields).toEqual(fields)
  })
})

it('the encoding with which a table was read is reported, and a file that cannot be read is named', async () => {
  const notes: string[] = []
  const onNote = (sentence: string) => notes.push(sentence)
  await read('deep/p.csv', encodeAs('windows-1252', 'sku;nom\n1;Pâtée d’été\n'), { onNote })
  expect(notes).toEqual(['deep/p.csv was read as windows-1252: check letters with accents.'])
  await expect(read('deep/p.json', '[{"sku": 1,}]')).rejects.toThrow('deep/p.json: Line 1')
})

it('column names in the third row of the right sheet of a workbook are found', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Read me', rows: [['All prices with tax']] },
      {
        name: 'Products',
        rows: [
          ['Price list'],
          [],
          ['SKU', 'Price', 'From'],
          ['00501', 12.5, new Date('2026-05-01')],
          [null, null],
          ['502', 7, null, ''],
        ],
      },
    ],
  })
  expect(await read('p.xlsx', bytes)).toEqual([
    { where: 'p.xlsx, row 4', fields: { SKU: '00501', Price: 12.5, From: '2026-05-01' } },
    { where: 'p.xlsx, row 6', fields: { SKU: '502', Price: 7, From: '' } },
  ])
})

describe('a workbook with hidden or special content', () => {
  const toSheet = (name: string, sku: string, more = {}) => ({ name, rows: [['SKU'], [sku]], ...more })
  test('a hidden sheet and a second sheet of products are not read, and both are reported', async () => {
    const bytes = await writeXlsx({
      sheets: [toSheet('Old', '1', { hidden: true }), toSheet('New', '2'), toSheet('More', '3')],
    })
    const notes: string[] = []
    const rows = await read('p.xlsx', bytes, { onNote: (note) => notes.push(note) })
    expect(rows.map(({ fields }) => fields.SKU)).toEqual(['2'])
    expect(notes).toEqual([
      expect.stringContaining('the hidden sheet “Old” has rows'),
      expect.stringContaining('the sheet “More” has rows'),
    ])
  })
  test('numbers displayed with leading zeros keep them', async () => {
    const cells = new Map([501, 12_345].map((value, at) => [`${at + 1},0`, { value, style: { numFmt: '0000000' } }]))
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'P',
          rows: [
            ['SKU', 'Price'],
            [501, 7],
            [12_345, 8],
          ],
          cells,
        },
      ],
    })
    const rows = await read('p.xlsx', bytes)
    expect(rows.map(({ fields }) => fields)).toEqual([
      { SKU: '0000501', Price: 7 },
      { SKU: '0012345', Price: 8 },
    ])
  })
  test('a date in a table without dates is marked as an error', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'P',
          rows: [
            ['SKU', 'Size'],
            ['1', new Date('2026-05-01')],
          ],
        },
      ],
    })
    const [row] = await read('p.xlsx', bytes, { takesDates: false })
    expect(findCellFault(row?.fields.Size)).toContain('is the date 2026-05-01')
  })
  test('a text that our own export had to cut is reported as incomplete', async () => {
    const written = streamWorkbook(toRows(['501', 'a'.repeat(40_000)]), { name: 'Products', head: ['sku', 'text'] })
    const [row] = await read('p.xlsx', Buffer.from(await new Response(written).arrayBuffer()))
    expect(findCellFault(row?.fields.text)).toContain('its cells can only have 32,767 characters')
  })
  test('a truncated workbook is reported as damaged or incomplete', async () => {
    const bytes = await writeXlsx({ sheets: [toSheet('P', '1')] })
    await expect(read('p.xlsx', bytes.slice(0, bytes.length / 2))).rejects.toThrow('is damaged or incomplete')
  })
})

describe('numbers of a workbook are read as displayed', () => {
  const open = async (cells: readonly object[]) => {
    const rows = [['SKU', 'Size'], ...cells.map((_, at) => [String(at), null])]
    const bytes = await writeXlsx({
      sheets: [{ name: 'P', rows, cells: new Map(cells.map((cell, at) => [`${at + 1},1`, cell])) }],
    })
    return (await read('p.xlsx', bytes)).map(({ fields }) => fields.Size)
  }
  const shown = (value: number, numFmt: string) => ({ value, style: { numFmt } })
  test('with the unit, percent sign or currency of their format', async () => {
    expect(await open([shown(1.5, '0.00" kg"'), shown(12, '0.00" kg"')])).toEqual(['1.5 kg', '12 kg'])
    expect(await open([shown(0.25, '0.00%')])).toEqual(['25 %'])
    expect(await open([shown(12.5, '[$$-409]#,##0.00'), shown(7, '[$$-409]#,##0.00')])).toEqual(['12.5 $', '7 $'])
    expect(await open([shown(7.95, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-')])).toEqual(['7.95 €'])
    expect(await open([shown(1.005, '#,##0.00 "kr"'), shown(3, '#,##0.00'), shown(4, 'General')])).toEqual([
      1.005, 3, 4,
    ])
  })
  test('and are reported when a column has several units', async () => {
    const [first, second] = await open([shown(1.5, '0.0" kg"'), shown(400, '0" g"')])
    expect(findCellFault(first)).toContain('one of several units (kg, g)')
    expect(findCellFault(second)).toContain('write the unit in the cell')
  })
  test('a formula without its result is reported, and an empty cell beside it is not', async () => {
    const formula = { value: null, type: 'formula', formula: '10*2' } as const
    const [open_, none, done] = await open([formula, { value: null }, { ...formula, formulaResult: 20 }])
    expect([findCellFault(open_), none, done]).toEqual([
      expect.stringContaining('a formula without its result'),
      '',
      20,
    ])
  })
})

describe('JSON as programs send it', () => {
  test('the list of products is found inside the answer, and empty lists beside it are ignored', async () => {
    const text = JSON.stringify({ errors: [], data: { items: [{ sku: '1', related: ['2'] }] } })
    expect(await read('p.json', text)).toMatchObject([{ fields: { sku: '1' } }])
  })
  test.each([
    ['two lists', { a: [{ sku: '1' }], b: [{ sku: '2' }] }, 'p.json has 2 lists'],
    ['one product without a list', { sku: '1', related: ['2'] }, 'must be a list of products'],
  ])('%s is refused', async (_name, value, message) => {
    await expect(read('p.json', JSON.stringify(value))).rejects.toThrow(message)
  })
})

test('a column without a name and a table without rows are each reported once', async () => {
  const notes: string[] = []
  const onNote = (note: string) => notes.push(note)
  expect(await read('p.csv', 'sku,,name,\n1,x,a,\n2,y,b,\n', { onNote })).toHaveLength(2)
  expect(notes).toEqual(['p.csv: the column B has no name and is not read (line 2)'])
  expect(await read('p.csv', 'sku,name\n', { onNote })).toEqual([])
  expect(notes.at(-1)).toContain('no rows below them')
})

it('a row that cannot be read is reported as an error of that row alone', async () => {
  expect(await read('p.csv', 'sku,name\n1,a\n2,b,c\n3,d\n')).toMatchObject([
    { fields: { sku: '1' } },
    { where: 'p.csv, line 3', fault: expect.stringContaining('has 3 cells, but the table has 2 columns') },
    { fields: { sku: '3' } },
  ])
  expect(await read('p.ndjson', '{"sku":"1"}\n{"sku":\n[1]\n{"sku":"2"}\n')).toMatchObject([
    { fields: { sku: '1' } },
    { where: 'p.ndjson, line 2', fault: 'is not JSON' },
    { where: 'p.ndjson, line 3', fault: 'is not a JSON object' },
    { fields: { sku: '2' } },
  ])
})

test.each([
  ['U+FFFD', String.raw`{"sku":"1","name":"\ufffd"}`, 'there is a character here that is not a letter'],
  ['a control character', String.raw`{"sku":"1","name":"a\u0000"}`, 'there is a character here that is not a letter'],
  ['a name that appears twice', '{"sku":"1","sku":"2"}', 'sku: appears twice'],
])('%s is reported in both JSON and JSON lines', async (_name, line, message) => {
  await expect(read('p.json', `[${line}]`)).rejects.toThrow(`Line 1: ${message}`)
  expect(await read('p.ndjson', `{"sku":"7"}\n${line}`)).toMatchObject([
    { fields: { sku: '7' } },
    { where: 'p.ndjson, line 2', fault: message },
  ])
})

test.each([
  ['a text table that is named like a workbook', 'p.xlsx', 'sku;name\n', 'This is not a workbook'],
  ['a workbook with a password', 'p.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'has a password'],
  ['a workbook that is named like a CSV file', 'p.csv', Buffer.from('PK\u0003\u0004'), 'a workbook or an archive'],
  ['two columns with one name', 'p.csv', 'sku,name,name\n1,a,b\n', 'Line 1: two columns are called name'],
  ['an HTML page', 'p.csv', '<!doctype html><table>', 'this is no table but a page'],
  ['XML', 'p.csv', '<?xml version="1.0"?><a/>', 'this is no table but a page or XML'],
  ['an empty file', 'p.csv', '\n\n', 'The file is empty'],
])('%s is refused with the reason', async (_name, name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
