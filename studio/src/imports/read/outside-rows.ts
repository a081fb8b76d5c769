import { cleanLine, toNameKey } from '@menagerie/contract/clean-text'
import type { OutsideRecord } from '../../platform/outside/read-records.ts'
import { joinScopes } from './join-scopes.ts'
import type { IsKeyName, TableLine } from './table-line.ts'

/** A row of a file; `fault`: why this row cannot be split into cells. */
export type ImportRow = OutsideRecord & { fault?: string }

/** Rows that may precede the header: a title, a date, an empty line. */
const MOST_ABOVE = 20

/**
 * Yields rows by column name. The header is the first of the upper rows with a key column or, without one, the first
 * that is more than half as wide as the table, because a title above it has few cells. Throws if two columns have the
 * same name.
 */
export async function* nameCells(
  lines: AsyncIterable<TableLine> | Iterable<TableLine>,
  { isKeyName, onNote }: Naming,
): AsyncGenerator<ImportRow> {
  let count = 0
  const unnamed = new Set<number>()
  for await (const { line, names } of nameLines(lines, isKeyName)) {
    count += 1
    for (const [at, cell] of line.cells.entries())
      if (names[at] === '' && !isBlank(cell) && !unnamed.has(at)) {
        unnamed.add(at)
        onNote(`the column ${toLetters(at)} has no name and is not read (${line.where})`)
      }
    yield toRow(line, names)
  }
  if (count === 0) onNote('there are column names, but no rows below them')
}

type Naming = { isKeyName: IsKeyName; onNote: (sentence: string) => void }
type NamedLine = { line: TableLine; names: readonly string[] }

/** Column letters as in spreadsheets: A, B, … Z, AA. */
function toLetters(at: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (at % LETTERS))
  return at < LETTERS ? last : toLetters(Math.floor(at / LETTERS) - 1) + last
}
const LETTERS = 26

async function* nameLines(
  lines: AsyncIterable<TableLine> | Iterable<TableLine>,
  isKeyName: IsKeyName,
): AsyncGenerator<NamedLine> {
  const above: TableLine[] = []
  let names: readonly string[] | undefined
  let head: TableLine | undefined
  for await (const line of lines) {
    if (line.cells.every(isBlank)) continue
    if (head !== undefined && names === undefined) {
      const joined = joinScopes(head, line, isKeyName)
      names = toNames(joined ?? head)
      if (joined !== undefined) continue
    }
    if (names !== undefined) {
      if (!isHeadAgain(line, names)) yield { line, names }
      continue
    }
    above.push(line)
    if (hasKey(line, isKeyName)) head = line
    else if (above.length === MOST_ABOVE) {
      const { head, rows } = splitHead(above)
      names = toNames(head)
      for (const row of rows) yield { line: row, names }
    }
  }
  if (names !== undefined) return
  if (head !== undefined) return void toNames(head)
  const { head: widest, rows } = splitHead(above)
  const found = toNames(widest)
  for (const row of rows) yield { line: row, names: found }
}

const countFilled = ({ cells }: TableLine) => cells.filter((cell) => !isBlank(cell)).length

/** Number of filled cells in the widest of the upper rows. */
export const widthOf = (lines: readonly TableLine[]): number => Math.max(0, ...lines.map(countFilled))

/** Splits header and rows by width, for tables without a known key column. */
function splitHead(lines: readonly TableLine[]): { head: TableLine; rows: readonly TableLine[] } {
  const at = lines.findIndex((line) => countFilled(line) > widthOf(lines) / 2)
  const head = lines[at]
  if (head === undefined) throw new Error('The file is empty')
  return { head, rows: lines.slice(at + 1) }
}

/** Whether a row repeats the header, as in concatenated tables. */
const isHeadAgain = ({ cells }: TableLine, names: readonly string[]): boolean =>
  names.length > 1 && names.every((name, at) => toNameKey(String(cells[at] ?? '')) === toNameKey(name))

export const hasKey = ({ cells }: TableLine, isKeyName: IsKeyName): boolean =>
  cells.some((cell) => typeof cell === 'string' && !isBlank(cell) && isKeyName(cleanLine(cell)))

function toNames({ where, cells }: TableLine): string[] {
  const names = cells.map((cell) => cleanLine(String(cell ?? '')))
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice)
    throw new Error(`${where.replace(/^./, (letter) => letter.toUpperCase())}: two columns are called ${twice}`)
  return names
}

function toRow({ where, cells }: TableLine, names: readonly string[]): ImportRow {
  const fields = Object.fromEntries(names.flatMap((name, at) => (name === '' ? [] : [[name, cells[at] ?? '']])))
  if (cells.slice(names.length).every(isBlank)) return { where, fields }
  const fault = `has ${cells.length} cells, but the table has ${names.length} columns: does a text contain the separator without quotes around it?`
  return { where, fields, fault }
}

const isBlank = (cell: unknown) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
