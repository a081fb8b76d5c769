import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { cleanLine } from '@menagerie/contract/clean-text'
import { streamXlsxRows } from 'hucre/xlsx'
import { isFormula } from '../../jobs/submissions/to-csv.ts'
import { decodeText } from '../../platform/outside/decode-text.ts'
import { parseJson } from '../../platform/outside/parse-json.ts'
import { type OutsideRecord, readRecords, toOutsideRecord } from '../../platform/outside/read-records.ts'
import { isValues } from '../../platform/values.ts'
import type { OutsideFile } from './outside-file.ts'
import { isLargeTable, streamTable } from './stream-table.ts'

/** Records of a file. `encoding` is told to people, so that they look at its accents. */
type ReadTable = { records: AsyncIterable<OutsideRecord> | Iterable<OutsideRecord>; encoding?: string }

/** Rows of a table, each with its place in words: `products.csv, line 7`. */
export async function readTable(file: OutsideFile, noun: string): Promise<ReadTable> {
  const name = basename(file.name)
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  if (ending === 'xlsx') return { records: inFile(name, readWorkbook(await file.read())) }
  if (ending === 'ndjson' || ending === 'jsonl') return { records: streamLines(name, file) }
  if (ending !== 'json' && isLargeTable(file)) return { records: inFile(name, streamTable(await file.stream())) }
  const bytes = await file.read()
  if (ending === 'json') return readJson(name, bytes, noun)
  const { records, encoding } = readRecords({ name, bytes, noun })
  return { records: inFile(name, records), encoding }
}

async function* inFile(name: string, records: AsyncIterable<OutsideRecord> | Iterable<OutsideRecord>) {
  for await (const { where, fields } of records) yield { where: `${name}, ${where}`, fields: withoutGuards(fields) }
}

/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
function withoutGuards(fields: OutsideRecord['fields']): OutsideRecord['fields'] {
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
  const list = Array.isArray(value) ? value : isValues(value) ? Object.values(value).find(Array.isArray) : undefined
  if (list === undefined) throw new Error(`${name} is neither a list of ${noun}s nor an object with one`)
  return {
    encoding,
    records: list.map((each: unknown, at: number) => toOutsideRecord(`${name}, ${noun} ${at + 1}`, each)),
  }
}

/** One after the other, so that a file of any size takes the memory of a line. */
async function* streamLines(name: string, file: OutsideFile): AsyncGenerator<OutsideRecord> {
  let line = 0
  for await (const part of createInterface({ input: await file.stream(), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1
    const text = line === 1 ? part.replace(/^\uFEFF/, '') : part
    if (text.trim() === '') continue
    if (text.includes('\uFFFD')) throw new Error(`${name}, line ${line}: this is not UTF-8`)
    yield toOutsideRecord(`${name}, line ${line}`, parseLine(name, line, text))
  }
}

function parseLine(name: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${name}, line ${line}: this is not JSON`, { cause: error })
  }
}

/** The first sheet; its first row names the columns. */
async function* readWorkbook(bytes: Buffer): AsyncGenerator<OutsideRecord> {
  let names: string[] | undefined
  for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes))) {
    if (values.every((value) => value === null || value === '')) continue
    if (names === undefined) {
      names = values.map((value) => cleanLine(String(value ?? '')))
      const twice = names.find((name, at) => name !== '' && names?.indexOf(name) !== at)
      if (twice) throw new Error(`Row ${index + 1}: two columns are called ${twice}`)
      continue
    }
    const named = values.map((value, at) => [names?.[at] ?? '', toCell(value)] as const).filter(([name]) => name !== '')
    yield { where: `row ${index + 1}`, fields: Object.fromEntries(named) }
  }
  if (names === undefined) throw new Error('The workbook is empty')
}

function toCell(value: unknown): unknown {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 'yyyy-mm-dd'.length) : value
}
