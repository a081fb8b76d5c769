import { writeXlsxStream } from 'hucre/xlsx'
import { cutToCell, splitToCells } from './workbook-cell.ts'

/** What XML cannot hold and no spreadsheet shows; one of them makes a workbook unreadable. */
const NO_SIGNS = /[\uFFFE\uFFFF]/g
/** Spreadsheets read this as the sign of that number. */
const NUMBERED_SIGN = /_(?=x[\da-f]{4}_)/gi

const toPlain = (text: string): string => text.toWellFormed().replace(NO_SIGNS, '')
const withNumbers = (text: string): string => text.replace(NUMBERED_SIGN, '_x005F_')
const toSheetText = (text: string): string => withNumbers(cutToCell(toPlain(text)))

type Sheet = {
  name: string
  head: readonly string[]
  /** Whether a text that is longer than a cell goes on in further rows, for tables that come back; else it is cut. */
  goesOn?: boolean
}

/** A workbook of one sheet, written while its rows are read. Its cells are text by their type: none is ever a formula, and a number stays as it is written. */
export function streamWorkbook(
  rows: AsyncIterable<readonly string[]>,
  { name, head, goesOn = false }: Sheet,
): ReadableStream {
  async function* cells() {
    for await (const row of rows)
      if (goesOn) yield* toRows(row)
      else yield row.map(toSheetText)
  }
  const columns = head.map((header) => ({ header: toSheetText(header) }))
  return writeXlsxStream(cells(), { name, columns, freezePane: { rows: 1 } })
}

/** The row, and below it those with what its longest texts have left. */
function* toRows(row: readonly string[]): Generator<string[]> {
  const parts = row.map((text) => splitToCells(toPlain(text)))
  const most = Math.max(1, ...parts.map(({ length }) => length))
  for (let at = 0; at < most; at += 1) yield parts.map((each) => withNumbers(each[at] ?? ''))
}
