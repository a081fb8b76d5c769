import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { z } from 'zod'

const recordSchema = z.custom<SearchRecord>((value) => z.looseObject({ objectID: z.string() }).safeParse(value).success)

export const searchWorkSchema = z.object({
  recordsFile: z.string(),
  queries: z.array(z.string()),
  /** Facets to count with each query. */
  facets: z.array(z.string()),
  /** A query falls due so often, whatever became of the one before; undefined: one after the other. */
  perSecond: z.number().optional(),
  seconds: z.number(),
})
export type SearchWork = z.infer<typeof searchWorkSchema>

export const searchFiguresSchema = z.object({
  records: z.number(),
  buildMs: z.number(),
  /** Resident memory that the index added, in MB (10⁶ bytes). */
  addedMb: z.number(),
  /** Of which the engine itself knows. */
  ownMb: z.number().optional(),
  /** Milliseconds of each query, waiting for those before it included. */
  times: z.array(z.number()),
  /** Queries that were answered once before and not timed. */
  warmed: z.number(),
  empty: z.number(),
})
export type SearchFigures = z.infer<typeof searchFiguresSchema>

/** One way of searching. `build` takes all records in; `search` says how many hits there are. */
export type Searcher = {
  build: (records: AsyncIterable<SearchRecord>) => Promise<{ ownBytes?: number }>
  search: (query: string) => number | Promise<number>
}

/** Builds, measures and prints the figures as JSON; the work is the first argument. */
export async function runSearchLoop(searcher: (work: SearchWork) => Searcher): Promise<void> {
  const work = searchWorkSchema.parse(JSON.parse(process.argv[2] ?? ''))
  const { build, search } = searcher(work)
  let [records, readMs] = [0, 0]
  async function* readRecords() {
    let since = performance.now()
    for await (const line of createInterface({ input: createReadStream(work.recordsFile) })) {
      const record = recordSchema.parse(JSON.parse(line))
      records += 1
      readMs += performance.now() - since
      yield record
      since = performance.now()
    }
  }
  const before = readMemory()
  const began = performance.now()
  const { ownBytes } = await build(readRecords())
  const buildMs = performance.now() - began - readMs
  const addedMb = readMemory() - before
  const { times, warmed, empty } = await ask(work, search)
  const ownMb = ownBytes === undefined ? undefined : ownBytes / 1e6
  const figures: SearchFigures = { records, buildMs, addedMb, ownMb, times, warmed, empty }
  console.log(JSON.stringify(figures))
}

function readMemory(): number {
  // Twice: what the first one frees, the second gives back.
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

async function ask({ queries, perSecond, seconds }: SearchWork, search: Searcher['search']) {
  let [warmed, empty] = [0, 0]
  const warmUntil = performance.now() + (seconds * 1_000) / 4
  for (const query of queries) {
    if (performance.now() > warmUntil) break
    if ((await search(query)) === 0) empty += 1
    warmed += 1
  }
  const times: number[] = []
  const began = performance.now()
  const count = perSecond === undefined ? Number.POSITIVE_INFINITY : perSecond * seconds
  for (let free = began; times.length < count; ) {
    const due = perSecond === undefined ? free : began + (times.length / perSecond) * 1_000
    if (due > performance.now()) await sleep(due - performance.now())
    const start = performance.now()
    await search(queries[times.length % queries.length] ?? '')
    const waited = Math.max(0, free - due)
    free = performance.now()
    times.push(free - start + waited)
    if (perSecond === undefined && free - began > seconds * 1_000) break
  }
  return { times, warmed, empty }
}
