import { CsvError, parse } from 'csv-parse/sync'

/** A row with the line of the file that it begins in, counted from 1. */
type CsvRow = { line: number; cells: string[] }

/** Rows may be shorter or longer than the first: what reads them says what is missing. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_records_with_empty_values: true, ltrim: true }
/** With a space behind its quotes, as tables have them that were written by hand. */
const QUOTED = /^"(?<inner>.*)"\s+$/su
/** A text as tables write it to keep spreadsheets from reading a number: `="00123"`. */
const FORCED = /^=\s*"(?<inner>(?:[^"]|"")*)"\s*$/su

/** Separators of tables; the first where none stands between the cells. */
const SEPARATORS = [',', ';', '\t', '|', '^', '~'] as const
/** What Excel writes above the table, and reads it by; a spreadsheet that saves it again fills the line up with the separator. */
const NAMED = /^\uFEFF?"?sep=(.)"?(?:\1| )*(?:\r\n?|\n|$)/i

/**
 * RFC 4180, also with other separators, with the quotes of databases, and with quotes around whole lines. Rows without a word are left out.
 * Throws with the line of what cannot be read.
 */
export function parseCsv(text: string): CsvRow[] {
  const named = NAMED.exec(text)
  // All ends of lines as one: files of several sources have several.
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
    const what = isOpen ? 'a quote is opened and never closed' : 'this cannot be read as a row of a table'
    throw new Error(`Line ${before + linesRead + 1}: ${what}`, { cause: error })
  }
  return isQuotedWhole(rows) ? rows.map(readInner) : rows
}

/** What databases write within quotes: `"a \"b\" c"`; before a separator a bar of this kind only ends a cell. */
const ESCAPED_QUOTE = /[^\\,;\t|"]\\"(?![,;\t|"\r\n]|$)/
const DOUBLED_QUOTE = /[^,;\t|"\r\n]""[^,;\t|"\r\n]/
const QUOTE = '"'

/** Sign before a quote that belongs to the text. */
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

/** What is meant by a cell, without the signs that a table keeps it by. */
export function toCsvCell(cell: string): string {
  const forced = FORCED.exec(cell)?.groups?.inner
  return forced?.replaceAll('""', '"') ?? QUOTED.exec(cell)?.groups?.inner ?? cell
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split(/\r\n|\r|\n/).length - 1, 0)
