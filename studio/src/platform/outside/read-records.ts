import { cleanLine, toNameKey } from '@menagerie/contract/clean-text'
import { z } from 'zod'
import { decodeText } from './decode-text.ts'
import { parseCsv } from './parse-csv.ts'
import { parseJson } from './parse-json.ts'

/** One record of a file, such as a store, unparsed, with its place: `line 7`. */
export type OutsideRecord = { where: string; fields: Readonly<Record<string, unknown>> }

type RecordFile = { name: string; bytes: Uint8Array /** Name of one record in messages: `store`. */; noun: string }

const fieldsSchema = z.record(z.string(), z.unknown())
const jsonSchema = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
])

/**
 * Reads a JSON file (by `name`: a list, or an object with the list in `data`) or a table with field names in its first
 * line. Returns the detected encoding, and throws with line and reason for anything unreadable.
 */
export function readRecords({ name, bytes, noun }: RecordFile): { records: OutsideRecord[]; encoding: string } {
  const { text, encoding } = decodeText(bytes)
  const records = name.toLowerCase().endsWith('.json') ? readJson(text, noun) : readTable(text)
  return { records, encoding }
}

function readJson(text: string, noun: string): OutsideRecord[] {
  const list = jsonSchema.safeParse(parseJson(text))
  if (!list.success) throw new Error(`The file is neither a list of ${noun}s nor an object with one in "data"`)
  return list.data.map((each, at) => toOutsideRecord(`${noun} ${at + 1}`, each))
}

export function toOutsideRecord(where: string, value: unknown): OutsideRecord {
  const fields = fieldsSchema.safeParse(value)
  return { where, fields: fields.success ? fields.data : {} }
}

/** Beginnings of files that are not tables despite their name: an HTML page from a server, or JSON. */
const NO_TABLE: readonly [begins: RegExp, what: string][] = [
  [/^\s*<(?:!doctype|html|\?xml|[a-z][\w-]*[\s>/])/i, 'a page or XML'],
  [/^\s*\{\\rtf/, 'a document of a word processor'],
  [/^\s*(?:\[\s*[{\]]|\{\s*["}])/, 'JSON: name it .json'],
]

/** Throws if a text is not a table, whatever the name of its file. */
export function refuseOtherText(text: string): void {
  const other = NO_TABLE.find(([begins]) => begins.test(text))
  if (other) throw new Error(`Line 1: this is no table but ${other[1]}`)
}

function readTable(text: string): OutsideRecord[] {
  refuseOtherText(text)
  const [head, ...rows] = parseCsv(text)
  if (head === undefined) throw new Error('The file is empty')
  const names = head.cells.map((cell) => cleanLine(cell))
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice) throw new Error(`Line ${head.line}: two columns are called ${twice}`)
  // Joined files and multi-page reports repeat the header row.
  const isHead = (cells: readonly string[]) => names.every((name, at) => toNameKey(cells[at] ?? '') === toNameKey(name))
  const others = rows.filter(({ cells }) => names.length === 1 || !isHead(cells))
  return others.map(({ line, cells }) => {
    if (cells.length > names.length && cells.slice(names.length).some(Boolean))
      throw new Error(`Line ${line}: ${cells.length} cells, but ${names.length} fields`)
    const nameless = cells.find((cell, at) => names[at] === '' && cell.trim() !== '')
    if (nameless) throw new Error(`Line ${line}: “${nameless}” stands in a column without a name`)
    const named = names.flatMap((name, at) => (name === '' ? [] : [[name, cells[at]] as const]))
    return { where: `line ${line}`, fields: Object.fromEntries(named.filter(([, cell]) => cell !== undefined)) }
  })
}
