import { writeXlsxStream } from 'hucre/xlsx'
import { cutToCell, splitToCells } from './workbook-cell.ts'

/** Characters that XML does not allow; a single one makes a workbook unreadable. */
const NO_SIGNS = /[\uFFFE\uFFFF]/g
/** An underscore that spreadsheets would read as the start of an escape such as `_x0041_`. */
const NUMBERED_SIGN = /_(?=x[\da-f]{4}_)/gi

const toPlain = (text: string): string => text.toWellFormed().replace(NO_SIGNS, '')
const withNumbers = (text: string): string => text.replace(NUMBERED_SIGN, '_x005F_')
const toSheetText = (text: string): string => withNumbers(cutToCell(toPlain(text)))

type Sheet = {
  name: string
  head: readonly string[]
  /**
   * Whether a text longer than a cell continues in further rows, for tables that will be imported again; otherwise it
   * is cut.
   */
  goesOn?: boolean
}

/** Writes a workbook with one sheet while its rows are read. All cells have the type text, so that none is a formula and numbers stay as written. */
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

/** Yields the row, and rows below it with the rest of texts that are too long. */
function* toRows(row: readonly string[]): Generator<string[]> {
  const parts = row.map((text) => splitToCells(toPlain(text)))
  const most = Math.max(1, ...parts.map(({ length }) => length))
  for (let at = 0; at < most; at += 1) yield parts.map((each) => withNumbers(each[at] ?? ''))
}
