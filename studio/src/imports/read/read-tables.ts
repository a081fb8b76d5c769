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
  /** Name of one record in messages: `product`. */
  noun: string
  isKeyName: IsKeyName
  /** Whether the table has date columns. */
  takesDates: boolean
  /** Receives remarks about a readable file. */
  onNote: (sentence: string) => void
}

type Hearing = Omit<TableReading, 'onNote'> & {
  /** Receives remarks about the file, with its name. */
  onNote?: ((sentence: string) => void) | undefined
}

/**
 * Reads the rows of a table, each with its place: `products.csv, line 7`. An encoding other than UTF-8 is reported, so
 * that users check the accents. Errors include the file name, because an archive may contain several.
 */
export async function* readTable(file: OutsideFile, { onNote, ...reading }: Hearing): AsyncGenerator<ImportRow> {
  try {
    const hear = (sentence: string) => onNote?.(`${file.name}: ${sentence}`)
    const { records, encoding } = await openTable(file, { ...reading, onNote: hear })
    if (encoding && encoding !== 'utf-8') onNote?.(`${file.name} was read as ${encoding}: check letters with accents.`)
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

/** Removes the apostrophes by which exports protect texts that look like formulas. */
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
  // An object with a key column is itself a record, so its lists belong to it.
  const lists = isValues(value) && Object.keys(value).some(isKeyName) ? [] : findLists(value)
  const [list] = lists
  if (list === undefined) throw new Error(`${name} must be a list of ${noun}s, or an object that contains one`)
  if (lists.length > 1) throw new Error(`${name} has ${lists.length} lists: leave the one of ${noun}s in it alone`)
  return {
    encoding,
    records: list.map((each: unknown, at: number) => toJsonRow(`${name}, ${noun} ${at + 1}`, each)),
  }
}

/** Maximum number of objects around a list in API responses: `{"data": {"items": […]}}`. */
const MOST_AROUND = 3

/** Finds lists of objects that are not nested in another list; a top-level list may be empty. */
function findLists(value: unknown, around = 0): unknown[][] {
  if (Array.isArray(value)) return around === 0 || value.some(isValues) ? [value] : []
  if (!isValues(value) || around === MOST_AROUND) return []
  return Object.values(value).flatMap((each) => findLists(each, around + 1))
}
