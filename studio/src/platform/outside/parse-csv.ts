import { CsvError, parse } from 'csv-parse/sync'

/** A row with the line of the file that it begins in, counted from 1. */
type CsvRow = { line: number; cells: string[] }

/** Rows may be shorter or longer than the first: what reads them says what is missing. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_records_with_empty_values: true }

/** Separators, by how often they stand between the names of the first line; the first of them where none does. */
const SEPARATORS = [',', ';', '\t', '|'] as const
/** What Excel writes above the table, and reads it by. */
const NAMED = /^"?sep=(.)"?\r?(?:\n|$)/i

/**
 * RFC 4180, also with semicolons, tabs or bars. Rows without a word are left out. Throws with the line of what cannot be read.
 */
export function parseCsv(text: string): CsvRow[] {
  const named = NAMED.exec(text)
  const table = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? findSeparator(table)
  const before = named ? 1 : 0
  const rows: CsvRow[] = []
  let linesRead = 0
  const take = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: before + lines - countBreaks(cells), cells })
    linesRead = lines
    return null
  }
  try {
    parse(table, { ...LENIENT, delimiter, bom: true, on_record: take })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const what = isOpen ? 'a quote is opened and never closed' : 'this cannot be read as a row of a table'
    throw new Error(`Line ${before + linesRead + 1}: ${what}`, { cause: error })
  }
  return rows
}

export function findSeparator(table: string): string {
  const [first = ''] = table
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = SEPARATORS.map((separator) => first.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? SEPARATORS[0]
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split(/\r\n|\r|\n/).length - 1, 0)
