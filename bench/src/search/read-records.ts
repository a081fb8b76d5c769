import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { z } from 'zod'

const recordSchema = z.custom<SearchRecord>((value) => z.looseObject({ objectID: z.string() }).safeParse(value).success)

/** Reads the records of a file, one per line. `readMs` returns the reading time so far. */
export function openRecords(file: string): { records: AsyncIterable<SearchRecord>; readMs: () => number } {
  let readMs = 0
  async function* read() {
    let since = performance.now()
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const record = recordSchema.parse(JSON.parse(line))
      readMs += performance.now() - since
      yield record
      since = performance.now()
    }
  }
  return { records: read(), readMs: () => readMs }
}
