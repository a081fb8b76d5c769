import { Readable } from 'node:stream'
import { cleanLine } from '@menagerie/contract/clean-text'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { findSeparator } from '../../platform/outside/parse-csv.ts'
import type { OutsideRecord } from '../../platform/outside/read-records.ts'
import type { OutsideFile } from './outside-file.ts'

/** Above this a table is read row by row, and has to be in UTF-8: of a text as long as that no second copy fits. */
const LARGE = 48 * 1024 * 1024
const CHUNK = 1024 * 1024

export const isLargeTable = ({ size }: OutsideFile) => size > LARGE

const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

/** Rows of a large CSV, one after the other. */
export async function* streamTable(bytes: Buffer): AsyncGenerator<OutsideRecord> {
  const head = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, CHUNK), { stream: true })
  const rows = Readable.from(toChunks(bytes)).pipe(
    parse({
      bom: true,
      delimiter: findSeparator(head),
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      skip_records_with_empty_values: true,
    }),
  )
  let names: string[] | undefined
  for await (const row of rows) {
    const { record, info } = recordSchema.parse(row)
    if (names === undefined) {
      names = record.map((cell) => cleanLine(cell))
      continue
    }
    const fields = Object.fromEntries(names.map((name, at) => [name, record[at] ?? '']))
    yield { where: `line ${info.lines}`, fields }
  }
}

function* toChunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}
