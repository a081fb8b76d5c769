import { CsvError, parse } from 'csv-parse/sync'

/** A row with the line of the file that it begins in, counted from 1. */
type CsvRow = { line: number; cells: string[] }

/** Rows may be shorter or longer than the first: what reads them says what is missing. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_records_with_empty_values: true, ltrim: true }
/** With a space behind its quotes, as tables have them that were written by hand. */
const QUOTED = /^"(?<inner>.*)"\s+$/su

/** Separators of tables; the first where none stands between the cells. */
const SEPARATORS = [',', ';', '\t', '|'] as const
/** What Excel writes above the table, and reads it by; a spreadsheet that saves it again fills the line up with the separator. */
const NAMED = /^\uFEFF?"?sep=(.)"?(?:\1| )*(?:\r\n?|\n|$)/i

/**
 * RFC 4180, also with semicolons, tabs or bars. Rows without a word are left out. Throws with the line of what cannot be read.
 */
export function parseCsv(text: string): CsvRow[] {
  const named = NAMED.exec(text)
  // All ends of lines as one: files of several sources have several.
  const table = (named ? text.slice(named[0].length) : text).replace(/\r\n?/g, '\n')
  const delimiter = named?.[1] ?? findSeparator(table)
  const before = named ? 1 : 0
  const rows: CsvRow[] = []
  let linesRead = 0
  const take = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: before + lines - countBreaks(cells), cells: cells.map(withoutQuotes) })
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

/** Lines that are looked at for the separator: titles may stand above the table. */
const LOOKED_AT = 20

/** The sign that most of the upper lines have equally often; of two, the one that they have more often. */
export function findSeparator(table: string): string {
  const lines = table
    .replace(/"[^"]*"/g, '')
    .replace(DECIMAL_COMMA, '')
    .split(/\r\n|\r|\n/, LOOKED_AT)
  const scores = SEPARATORS.map((separator) => scoreOf(lines.map((line) => line.split(separator).length - 1)))
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? SEPARATORS[0]
}

/** In prices, which most tables have one of in each row. */
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g

const MOST_CELLS = 100_000

function scoreOf(counts: readonly number[]): number {
  const byCount = Map.groupBy(
    counts.filter((count) => count > 0),
    (count) => count,
  )
  return Math.max(0, ...[...byCount].map(([count, same]) => same.length * MOST_CELLS + count))
}

const withoutQuotes = (cell: string) => QUOTED.exec(cell)?.groups?.inner ?? cell

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split(/\r\n|\r|\n/).length - 1, 0)
