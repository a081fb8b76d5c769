import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { findEscape, findSeparator, toCsvCell } from '../../platform/outside/parse-csv.ts'
import { createTextReader } from './large-encoding.ts'
import type { OutsideFile } from './outside-file.ts'
import type { TableLine } from './table-line.ts'

const MEGABYTE = 1024 * 1024
/** Larger tables are read row by row, because a second copy of their text would not fit into memory. */
const LARGE = 48 * MEGABYTE

export const isLargeTable = ({ size }: OutsideFile) => size > LARGE

const recordSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
const atSchema = z.looseObject({ lines: z.number().optional() })
/** Longest row in characters: an unclosed quote, or a malicious table, would fill the memory. */
const MOST_OF_ROW = 16 * MEGABYTE
const OPTIONS = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  info: true,
  max_record_size: MOST_OF_ROW,
  skip_records_with_empty_values: true,
  ltrim: true,
}

/** Streams the rows of a large CSV. */
export async function* streamTable(stream: Readable, encoding = 'utf-8'): AsyncGenerator<TableLine> {
  const toText = createTextReader(encoding)
  const chunks = stream[Symbol.asyncIterator]()
  const first = await chunks.next()
  const head: string = first.done ? '' : toText(first.value)
  const parser = parse({ ...OPTIONS, delimiter: findSeparator(head), escape: findEscape(head) })
  const fed = feed(parser, head, chunks, toText)
  let line = 1
  try {
    for await (const row of parser) {
      const { record, info } = recordSchema.parse(row)
      line = info.lines + 1
      yield { where: `line ${info.lines}`, cells: record.map(toCsvCell) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A fatal error takes precedence over rows that were not yet read.
    const { lines = line } = atSchema.parse(error)
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw new Error(`Line ${isOpen ? line : lines}: ${toReason(error)}`, { cause: error })
  }
  await fed
}

function toReason({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `a row is larger than ${MOST_OF_ROW / MEGABYTE} MB: is a quote opened but never closed?`
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'a quote is opened but never closed'
    : 'this cannot be read as a row of a table'
}

async function feed(
  parser: ReturnType<typeof parse>,
  head: string,
  chunks: AsyncIterator<Buffer>,
  toText: ReturnType<typeof createTextReader>,
) {
  try {
    parser.write(head)
    for (let next = await chunks.next(); !next.done; next = await chunks.next())
      if (!parser.write(toText(next.value))) await once(parser, 'drain')
    parser.end(toText())
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}
