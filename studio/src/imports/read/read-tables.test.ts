import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it, test } from 'vitest'
import { encodeAs, encodeWide } from '../../testing/test-encode.ts'
import type { OutsideFile } from './outside-file.ts'
import { readTable } from './read-tables.ts'

const toFile = (name: string, content: string | Uint8Array): OutsideFile => {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, read: async () => bytes, stream: async () => Readable.from([bytes]) }
}
const isKeyName = (cell: string) => cell.toLowerCase() === 'sku'

async function read(name: string, content: string | Uint8Array) {
  const { records } = await readTable(toFile(name, content), { noun: 'product', isKeyName })
  const rows = []
  for await (const row of records) rows.push(row)
  return rows
}

const ROWS = [
  { where: 'p.csv, line 4', fields: { SKU: '501', Preis: '1.234,50' } },
  { where: 'p.csv, line 5', fields: { SKU: '502', Preis: '7,95' } },
]

describe('A table as spreadsheets of several countries write it', () => {
  const text = 'Preisliste, Stand Mai\r\n;\r\nSKU;Preis\r\n501;1.234,50\r\n502;7,95\r\n;\r\n'
  test.each([
    ['UTF-8', text],
    ['UTF-8 with a mark', `\ufeff${text}`],
    ['UTF-16', encodeWide(text, { hasMark: true })],
    ['Windows-1252', encodeAs('windows-1252', text)],
    ['tabs', text.replaceAll(';', '\t')],
    ['quotes around all cells', text.replace(/[^;\r\n]+/g, '"$&"')],
    ['further empty columns and rows', `${text.replaceAll('\r\n', ';;\r\n')};;;\r\n`],
  ])('%s', async (_name, content) => {
    expect(await read('p.csv', content)).toEqual(ROWS)
  })

  test.each([
    ['Polish', 'windows-1250', 'sku;nazwa\n1;Żwirek dla kota\n', { sku: '1', nazwa: 'Żwirek dla kota' }],
    ['Russian', 'windows-1251', 'sku;имя\n1;Корм для кошек\n', { sku: '1', имя: 'Корм для кошек' }],
    ['French', 'windows-1252', 'sku;nom\n1;Pâtée d’été\n', { sku: '1', nom: 'Pâtée d’été' }],
  ])('%s letters', async (_name, encoding, content, fields) => {
    expect((await read('p.csv', encodeAs(encoding, content)))[0]?.fields).toEqual(fields)
  })
})

it('reads names of columns from the third row, and the sheet that has them, of a workbook', async () => {
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

it('tells a row that cannot be read as a mistake of that row alone', async () => {
  expect(await read('p.csv', 'sku,name\n1,a\n2,b,c\n3,d\n')).toMatchObject([
    { fields: { sku: '1' } },
    { where: 'p.csv, line 3', fault: expect.stringContaining('has 3 cells, but the table 2 columns') },
    { fields: { sku: '3' } },
  ])
  expect(await read('p.ndjson', '{"sku":"1"}\n{"sku":\n[1]\n{"sku":"2"}\n')).toMatchObject([
    { fields: { sku: '1' } },
    { where: 'p.ndjson, line 2', fault: 'is no JSON' },
    { where: 'p.ndjson, line 3', fault: 'is no object of JSON' },
    { fields: { sku: '2' } },
  ])
})

test.each([
  ['a table in text that is called a workbook', 'p.xlsx', 'sku;name\n', 'This is no workbook'],
  ['a workbook with a password', 'p.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'has a password'],
  ['a workbook that is called a table', 'p.csv', Buffer.from('PK\u0003\u0004'), 'a workbook or an archive'],
  ['two columns of one name', 'p.csv', 'sku,name,name\n1,a,b\n', 'Line 1: two columns are called name'],
  ['nothing', 'p.csv', '\n\n', 'The file is empty'],
])('%s is refused with why', async (_name, name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
