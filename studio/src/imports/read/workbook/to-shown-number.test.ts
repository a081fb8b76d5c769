import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { findCellFault } from '../../values/read-cells.ts'
import { readWorkbookRows } from './read-workbook.ts'

async function open(cells: readonly object[]): Promise<unknown[]> {
  const rows = [['SKU', 'Size'], ...cells.map((_, at) => [String(at), null])]
  const sheet = { name: 'P', rows, cells: new Map(cells.map((cell, at) => [`${at + 1},1`, cell])) }
  const bytes = Buffer.from(await writeXlsx({ sheets: [sheet] }))
  const read: unknown[] = []
  const reading = { isKeyName: (name: string) => name === 'SKU', takesDates: false, onNote: () => {} }
  for await (const { fields } of readWorkbookRows(bytes, reading)) read.push(fields.Size)
  return read
}
const shown = (value: number, numFmt: string) => ({ value, style: { numFmt } })

test.each([
  [String.raw`00\-000`, 950, '00-950'],
  ['00-000', 950, '00-950'],
  [String.raw`000\ 00`, 8001, '080 01'],
  ['"D-"00000', 1067, 'D-01067'],
  ['"D-"00000', -67, '-D-00067'],
  [String.raw`00000\-0000`, 21_011_234, '02101-1234'],
  [String.raw`00\-000`, 1_234_567, '1234-567'],
  ['"Ø "0" cm"', 12, 'Ø 12 cm'],
  ['"Ø "0.0" cm"', 12.5, 'Ø 12.5 cm'],
  ['"ca. "General', 12.5, 'ca. 12.5'],
  ['"ca. "0%', 0.25, 'ca. 25%'],
  ['"+49 "0', 301_234_567, '+49 301234567'],
  ['#,##0.0," kg"', 1500, '1.5 kg'],
  ['0.00,,"M"', 2_500_000, '2.5M'],
  [String.raw`#\ ##0.00\ "€"`, 1500, '1500 €'],
  [String.raw`#\ ##0`, 1500, 1500],
  ['# ?/?', 1.5, 1.5],
  ['0.00E+00', 1500, 1500],
  ['#,##0.00_);[Red](#,##0.00)', 1500, 1500],
])(
  'a number is read with the characters that its format puts before and between the digits: %s',
  async (numFmt, value, text) => {
    expect(await open([shown(value, numFmt)])).toEqual([text])
  },
)
test.each([
  ['two formats in one column', [shown(950, String.raw`00\-000`), shown(7, '0')]],
  ['a format that depends on the number', [shown(1500, '[<1000]0" g";0.0," kg"')]],
  ['a fraction in a format with characters between the digits', [shown(9.5, String.raw`00\-000`)]],
])('numbers are reported as ambiguous for %s', async (_name, cells) => {
  for (const cell of await open(cells)) expect(findCellFault(cell)).toContain('one of several units')
})
