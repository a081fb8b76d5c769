import { CsvError, parse } from 'csv-parse/sync'

/** A row with the line of the file on which it begins, counted from 1. */
type CsvRow = { line: number; cells: string[] }

/** Rows may be shorter or longer than the first: the caller reports missing cells. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_records_with_empty_values: true, ltrim: true }
/** A quoted cell with spaces after it, as in hand-written tables. */
const QUOTED = /^"(?<inner>.*)"\s+$/su
/** The notation that keeps spreadsheets from converting a text to a number: `="00123"`. */
const FORCED = /^=\s*"(?<inner>(?:[^"]|"")*)"\s*$/su

/** Possible separators; the first is the default for a table with one column. */
const SEPARATORS = [',', ';', '\t', '|', '^', '~'] as const
/** Excel's first line with the separator. Programs that save the file again may fill that line up with separators. */
const NAMED = /^\uFEFF?"?sep=(.)"?(?:\1| )*(?:\r\n?|\n|$)/i

/**
 * Parses RFC 4180, also with other separators, escaped quotes of databases, and quotes around whole lines. Empty rows
 * are left out. Throws with the line number of anything unreadable.
 */
export function parseCsv(text: string): CsvRow[] {
  const named = NAMED.exec(text)
  // Normalizes line ends, because files that were joined may have several kinds.
  const table = (named ? text.slice(named[0].length) : text).replace(/\r\n?/g, '\n')
  const delimiter = named?.[1] ?? findSeparator(table)
  const before = named ? 1 : 0
  const rows: CsvRow[] = []
  const quoteMark = findEscape(table)
  let linesRead = 0
  const take = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: before + lines - countBreaks(cells), cells: cells.map(toCsvCell) })
    linesRead = lines
    return null
  }
  try {
    parse(table, { ...LENIENT, delimiter, escape: quoteMark, bom: true, on_record: take })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const what = isOpen ? 'a quote is opened but never closed' : 'this cannot be read as a row of a table'
    throw new Error(`Line ${before + linesRead + 1}: ${what}`, { cause: error })
  }
  return isQuotedWhole(rows) ? rows.map(readInner) : rows
}

/** Escaped quotes as databases write them: `"a \"b\" c"`; before a separator, a backslash only ends the cell. */
const ESCAPED_QUOTE = /[^\\,;\t|"]\\"(?![,;\t|"\r\n]|$)/
const DOUBLED_QUOTE = /[^,;\t|"\r\n]""[^,;\t|"\r\n]/
const QUOTE = '"'

/** The escape character for a quote within a text. */
export const findEscape = (table: string): string =>
  ESCAPED_QUOTE.test(table) && !DOUBLED_QUOTE.test(table) ? '\\' : QUOTE

/** Spreadsheets that read a table as one column save it with quotes around each line. */
function isQuotedWhole(rows: readonly CsvRow[]): boolean {
  const lines = rows.map(({ cells }) => cells[0] ?? '')
  if (rows.length < 2 || rows.some(({ cells }) => cells.length > 1)) return false
  const separator = findSeparator(lines.join('\n'))
  return lines.slice(0, LOOKED_AT).every((line) => line.includes(separator))
}

function readInner({ line, cells }: CsvRow, _: number, rows: readonly CsvRow[]): CsvRow {
  const delimiter = findSeparator(
    rows
      .map((row) => row.cells[0] ?? '')
      .slice(0, LOOKED_AT)
      .join('\n'),
  )
  const inner: string[][] = parse(cells[0] ?? '', { ...LENIENT, delimiter })
  return { line, cells: (inner[0] ?? []).map(toCsvCell) }
}

/** Number of lines that are examined for the separator, because titles may precede the table. */
const LOOKED_AT = 20

/** The separator that most of the first lines contain equally often; if two qualify, the more frequent one. */
export function findSeparator(table: string): string {
  const lines = table
    .replace(/"[^"]*"/g, '')
    .replace(DECIMAL_COMMA, '')
    .split(/\r\n|\r|\n/, LOOKED_AT)
  const scores = SEPARATORS.map((separator) => scoreOf(lines.map((line) => line.split(separator).length - 1)))
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? SEPARATORS[0]
}

/** Decimal commas in prices, which most tables have one of in each row. */
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g

const MOST_CELLS = 100_000

function scoreOf(counts: readonly number[]): number {
  const byCount = Map.groupBy(
    counts.filter((count) => count > 0),
    (count) => count,
  )
  return Math.max(0, ...[...byCount].map(([count, same]) => same.length * MOST_CELLS + count))
}

/** The value of a cell, without the notation that protects it. */
export function toCsvCell(cell: string): string {
  const forced = FORCED.exec(cell)?.groups?.inner
  return forced?.replaceAll('""', '"') ?? QUOTED.exec(cell)?.groups?.inner ?? cell
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split(/\r\n|\r|\n/).length - 1, 0)
