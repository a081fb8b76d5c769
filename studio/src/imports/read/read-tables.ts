import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { unguardCell } from '../../jobs/submissions/to-csv.ts'
import { decodeText } from '../../platform/outside/decode-text.ts'
import { parseCsv } from '../../platform/outside/parse-csv.ts'
import { parseJson } from '../../platform/outside/parse-json.ts'
import { refuseOtherText } from '../../platform/outside/read-records.ts'
import { isValues } from '../../platform/values.ts'
import { areJsonLines, isOneList, streamJsonLines, toJsonRow } from './json-lines.ts'
import { findLargeEncoding } from './large-encoding.ts'
import type { OutsideFile } from './outside-file.ts'
import { type ImportRow, nameCells } from './outside-rows.ts'
import { isLargeTable, streamTable } from './stream-table.ts'
import type { IsKeyName } from './table-line.ts'
import { readWorkbookRows } from './workbook/read-workbook.ts'

type ReadTable = { records: AsyncIterable<ImportRow> | Iterable<ImportRow>; encoding?: string }

type TableReading = {
  /** What one is called in sentences: `product`. */
  noun: string
  isKeyName: IsKeyName
  /** Whether a cell may be a date. */
  takesDates: boolean
  /** Hears what people should know of a file that can be read. */
  onNote: (sentence: string) => void
}

type Hearing = Omit<TableReading, 'onNote'> & {
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

async function openTable(file: OutsideFile, reading: TableReading): Promise<ReadTable> {
  const name = basename(file.name)
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  if (ending === 'xlsx' || ending === 'xlsm')
    return { records: inFile(name, readWorkbookRows(await file.read(), reading)) }
  if ((ending === 'ndjson' || ending === 'jsonl') && !(await isOneList(file)))
    return { records: streamJsonLines(name, file) }
  const isJson = ending === 'json' || ending === 'ndjson' || ending === 'jsonl'
  if (!isJson && isLargeTable(file)) {
    const encoding = await findLargeEncoding(file)
    const lines = streamTable(await file.stream(), encoding)
    return { records: inFile(name, nameCells(lines, reading)), encoding }
  }
  const bytes = await file.read()
  if (isJson) return readJson(file, bytes, reading)
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
  if (!Object.values(fields).some((cell) => typeof cell === 'string' && cell.startsWith("'"))) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, cell]) => [name, typeof cell === 'string' ? unguardCell(cell) : cell]),
  )
}

function readJson(file: OutsideFile, bytes: Buffer, { noun, isKeyName }: TableReading): ReadTable {
  const name = basename(file.name)
  const { text, encoding } = decodeText(bytes)
  if (areJsonLines(text)) {
    const stream = async () => Readable.from([text], { objectMode: false })
    return { records: streamJsonLines(name, { ...file, stream }), encoding }
  }
  const value = parseJson(text)
  // An object with a key is a thing itself: its lists are its own.
  const lists = isValues(value) && Object.keys(value).some(isKeyName) ? [] : findLists(value)
  const [list] = lists
  if (list === undefined) throw new Error(`${name} is neither a list of ${noun}s nor an object with one`)
  if (lists.length > 1) throw new Error(`${name} has ${lists.length} lists: leave the one of ${noun}s in it alone`)
  return {
    encoding,
    records: list.map((each: unknown, at: number) => toJsonRow(`${name}, ${noun} ${at + 1}`, each)),
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
