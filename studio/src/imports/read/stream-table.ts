import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { findSeparator } from '../../platform/outside/parse-csv.ts'
import type { OutsideFile } from './outside-file.ts'
import type { TableLine } from './outside-rows.ts'

/** Above this a table is read row by row, and has to be in UTF-8: of a text as long as that no second copy fits. */
const LARGE = 48 * 1024 * 1024

export const isLargeTable = ({ size }: OutsideFile) => size > LARGE

const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
const OPTIONS = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  info: true,
  skip_records_with_empty_values: true,
}

/** Rows of a large CSV, one after the other. */
export async function* streamTable(stream: Readable): AsyncGenerator<TableLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const chunks = stream[Symbol.asyncIterator]()
  const first = await chunks.next()
  const head: string = first.done ? '' : decoder.decode(first.value, { stream: true })
  const parser = parse({ ...OPTIONS, delimiter: findSeparator(head) })
  const fed = feed(parser, head, chunks, decoder)
  for await (const row of parser) {
    const { record, info } = recordSchema.parse(row)
    yield { where: `line ${info.lines}`, cells: record }
  }
  await fed
}

async function feed(
  parser: ReturnType<typeof parse>,
  head: string,
  chunks: AsyncIterator<Buffer>,
  decoder: TextDecoder,
) {
  try {
    parser.write(head)
    for (let next = await chunks.next(); !next.done; next = await chunks.next())
      if (!parser.write(decoder.decode(next.value, { stream: true }))) await once(parser, 'drain')
    parser.end(decoder.decode())
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}
