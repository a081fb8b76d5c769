import { z } from 'zod'
import { parseCsv } from './parse-csv.ts'

/** A store as it came, and where it stands: `line 7`. */
export type RawStore = { where: string; fields: Readonly<Record<string, unknown>> }

const fieldsSchema = z.record(z.string(), z.unknown())
const jsonSchema = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
])

/** `name` tells the kind: a list, or an object with the list in `data`, in JSON; names of fields in the first line of CSV. */
export function readStoreFile(name: string, text: string): RawStore[] {
  return name.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text)
}

function readJson(text: string): RawStore[] {
  const list = jsonSchema.safeParse(JSON.parse(text))
  if (!list.success) throw new Error('The file is neither a list of stores nor an object with one in "data"')
  return list.data.map((each, at) => toRaw(`store ${at + 1}`, each))
}

export function toRaw(where: string, value: unknown): RawStore {
  const fields = fieldsSchema.safeParse(value)
  return { where, fields: fields.success ? fields.data : {} }
}

function readCsv(text: string): RawStore[] {
  const [head, ...rows] = parseCsv(text)
  if (head === undefined) throw new Error('The file is empty')
  const names = head.cells.map((cell) => cell.trim())
  return rows.map(({ line, cells }) => {
    if (cells.length > names.length) throw new Error(`Line ${line}: ${cells.length} cells, but ${names.length} fields`)
    return { where: `line ${line}`, fields: Object.fromEntries(cells.map((cell, at) => [names[at] ?? '', cell])) }
  })
}
