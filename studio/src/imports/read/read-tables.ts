import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { isFormula } from '../../jobs/submissions/to-csv.ts'
import { decodeText } from '../../platform/outside/decode-text.ts'
import { parseCsv } from '../../platform/outside/parse-csv.ts'
import { parseJson } from '../../platform/outside/parse-json.ts'
import { refuseOtherText, toOutsideRecord } from '../../platform/outside/read-records.ts'
import { isValues } from '../../platform/values.ts'
import { createTextReader, findLargeEncoding } from './large-encoding.ts'
import type { OutsideFile } from './outside-file.ts'
import { type ImportRow, nameCells } from './outside-rows.ts'
import { isLargeTable, streamTable } from './stream-table.ts'
import type { IsKeyName } from './table-line.ts'
import { readWorkbookRows } from './workbook/read-workbook.ts'

type ReadTable = { records: AsyncIterable<ImportRow> | Iterable<ImportRow>; encoding?: string }

type Reading = {
  /** What one is called in sentences: `product`. */
  noun: string
  isKeyName: IsKeyName
  /** Whether a cell may be a date. */
  takesDates: boolean
  /** Hears what people should know of a file that can be read. */
  onNote: (sentence: string) => void
}

type Hearing = Omit<Reading, 'onNote'> & {
  /** Hears what people should know of the file, with its name. */
  onNote?: ((sentence: string) => void) | undefined
}

/**
 * Rows of a table, each with its place in words: `products.csv, line 7`. Its encoding is told to people, so that they look at its accents. Throws
 * with the name of the file: an archive may hold several.
 */
export async function* readTable(file: OutsideFile, { onNote, ...reading }: Hearing): AsyncGenerator<ImportRow> {
  try {
    const hear = (sentence: string) => onNote?.(`${file.name}: ${sentence}`)
    const { records, encoding } = await openTable(file, { ...reading, onNote: hear })
    if (encoding && encoding !== 'utf-8')
      onNote?.(`${file.name} was read as ${encoding}: look at letters with accents.`)
    yield* records
  } catch (error) {
    throw nameFile(error, file.name)
  }
}

function nameFile(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error.message.includes(basename(name))) return error
  return new Error(`${name}: ${error.message}`, { cause: error })
}

async function openTable(file: OutsideFile, reading: Reading): Promise<ReadTable> {
  const { noun } = reading
  const name = basename(file.name)
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  if (ending === 'xlsx' || ending === 'xlsm')
    return { records: inFile(name, readWorkbookRows(await file.read(), reading)) }
  if (ending === 'ndjson' || ending === 'jsonl') return { records: streamLines(name, file) }
  if (ending !== 'json' && isLargeTable(file)) {
    const encoding = await findLargeEncoding(file)
    const lines = streamTable(await file.stream(), encoding)
    return { records: inFile(name, nameCells(lines, reading)), encoding }
  }
  const bytes = await file.read()
  if (ending === 'json') return readJson(name, bytes, noun)
  const { text, encoding } = decodeText(bytes)
  refuseOtherText(text)
  const lines = parseCsv(text).map(({ line, cells }) => ({ where: `line ${line}`, cells }))
  return { records: inFile(name, nameCells(lines, reading)), encoding }
}

async function* inFile(name: string, rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow> {
  for await (const { where, fields, ...row } of rows)
    yield { ...row, where: `${name}, ${where}`, fields: withoutGuards(fields) }
}

/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
function withoutGuards(fields: ImportRow['fields']): ImportRow['fields'] {
  const isGuarded = (cell: unknown): cell is string =>
    typeof cell === 'string' && cell.startsWith("'") && isFormula(cell.slice(1))
  if (!Object.values(fields).some(isGuarded)) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, cell]) => [name, isGuarded(cell) ? cell.slice(1) : cell]),
  )
}

function readJson(name: string, bytes: Buffer, noun: string): ReadTable {
  const { text, encoding } = decodeText(bytes)
  const value = parseJson(text)
  const lists = findLists(value)
  const [list] = lists
  if (list === undefined) throw new Error(`${name} is neither a list of ${noun}s nor an object with one`)
  if (lists.length > 1) throw new Error(`${name} has ${lists.length} lists: leave the one of ${noun}s in it alone`)
  return {
    encoding,
    records: list.map((each: unknown, at: number) => toRow(`${name}, ${noun} ${at + 1}`, each)),
  }
}

/** Objects around a list, as the answers of programs have them: `{"data": {"items": […]}}`. */
const MOST_AROUND = 3

/** Lists of objects, none of them inside another; the list itself may be empty. */
function findLists(value: unknown, around = 0): unknown[][] {
  if (Array.isArray(value)) return around === 0 || value.some(isValues) ? [value] : []
  if (!isValues(value) || around === MOST_AROUND) return []
  return Object.values(value).flatMap((each) => findLists(each, around + 1))
}

/** One after the other, so that a file of any size takes the memory of a line. */
async function* streamLines(name: string, file: OutsideFile): AsyncGenerator<ImportRow> {
  let line = 0
  const input = await openLines(file)
  for await (const part of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1
    const text = line === 1 ? part.replace(/^\uFEFF/, '') : part
    if (text.trim() === '') continue
    yield readLine(`${name}, line ${line}`, text)
  }
}

/** In UTF-8; what begins with the mark of UTF-16, or with its zeros, is brought there. */
async function openLines(file: OutsideFile): Promise<Readable> {
  const stream = await file.stream()
  const chunks = stream[Symbol.asyncIterator]()
  const first = await chunks.next()
  const head = first.done ? Buffer.alloc(0) : Buffer.from(first.value)
  const toText = head.subarray(0, 2).some((byte) => byte === 0 || byte >= 0xfe)
    ? createTextReader(await findLargeEncoding(file))
    : undefined
  return Readable.from(inUtf8(head, chunks, toText), { objectMode: false })
}

async function* inUtf8(
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
  toText: ReturnType<typeof createTextReader> | undefined,
): AsyncGenerator<string | Buffer> {
  yield toText ? toText(head) : head
  for (let next = await chunks.next(); !next.done; next = await chunks.next())
    yield toText ? toText(next.value) : next.value
}

function readLine(where: string, text: string): ImportRow {
  if (text.includes('\uFFFD')) return { where, fields: {}, fault: 'is not UTF-8' }
  try {
    return toRow(where, parseJson(text))
  } catch (error) {
    // What can be parsed and not be kept has no error of a parser behind it.
    const isKnown = error instanceof Error && error.cause === undefined
    return { where, fields: {}, fault: isKnown ? error.message.replace(/^Line 1: /, '') : 'is no JSON' }
  }
}

function toRow(where: string, value: unknown): ImportRow {
  return isValues(value) ? toOutsideRecord(where, value) : { where, fields: {}, fault: 'is no object of JSON' }
}
