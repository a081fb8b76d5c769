import { CsvError, parse } from 'csv-parse/sync'

/** A row with the line of the file that it begins in, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

/** Rows may be shorter or longer than the first: what reads them says what is missing. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_records_with_empty_values: true }

/** RFC 4180; semicolons where the first line has no comma. Rows without a word are left out. Throws with the line of what cannot be read. */
export function parseCsv(text: string): CsvRow[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = first.includes(';') && !first.includes(',') ? ';' : ','
  const rows: CsvRow[] = []
  let linesRead = 0
  const take = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: lines - countBreaks(cells), cells })
    linesRead = lines
    return null
  }
  try {
    parse(text, { ...LENIENT, delimiter, bom: true, on_record: take })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const what = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is opened and never closed' : error.message
    throw new Error(`Line ${linesRead + 1}: ${what}`, { cause: error })
  }
  return rows
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
