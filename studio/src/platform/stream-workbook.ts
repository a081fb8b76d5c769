import { writeXlsxStream } from 'hucre/xlsx'
import { cutToCell } from './workbook-cell.ts'

/** What XML cannot hold and no spreadsheet shows; one of them makes a workbook unreadable. */
const NO_SIGNS = /[\uFFFE\uFFFF]/g
/** Spreadsheets read this as the sign of that number. */
const NUMBERED_SIGN = /_(?=x[\da-f]{4}_)/gi

const toSheetText = (text: string): string =>
  cutToCell(text.toWellFormed().replace(NO_SIGNS, '')).replace(NUMBERED_SIGN, '_x005F_')

/** A workbook of one sheet, written while its rows are read. Its cells are text by their type: none is ever a formula, and a number stays as it is written. */
export function streamWorkbook(
  rows: AsyncIterable<readonly string[]>,
  { name, head }: { name: string; head: readonly string[] },
): ReadableStream {
  async function* cells() {
    for await (const row of rows) yield row.map(toSheetText)
  }
  const columns = head.map((header) => ({ header: toSheetText(header) }))
  return writeXlsxStream(cells(), { name, columns, freezePane: { rows: 1 } })
}
