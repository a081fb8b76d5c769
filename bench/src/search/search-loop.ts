import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { z } from 'zod'
import { openRecords } from './read-records.ts'

const searchWorkSchema = z.object({
  recordsFile: z.string(),
  /** Path of a built index, for engines that can store one. */
  packFile: z.string().optional(),
  queries: z.array(z.string()),
  /** Facets to count with each query. */
  facets: z.array(z.string()),
  /** Rate at which queries start, whatever became of the earlier ones. Undefined means one after the other. */
  perSecond: z.number().optional(),
  seconds: z.number(),
})
export type SearchWork = z.infer<typeof searchWorkSchema>

export const searchMetricsSchema = z.object({
  /** Milliseconds until it could answer. */
  openMs: z.number(),
  /** Resident memory that the index and its queries added, in MB (10⁶ bytes). */
  addedMb: z.number(),
  /** Memory as the engine itself counts it. */
  ownMb: z.number().optional(),
  /** Milliseconds of each query, including the wait for earlier ones. */
  times: z.array(z.number()),
  /** Times from moments in which the host of a virtual machine took no processor time away. */
  undisturbed: z.array(z.number()),
  /** Average processor milliseconds of a query. The system's clock is too coarse for single ones. */
  cpuMs: z.number(),
  /** Queries that were answered before measuring, to let V8 optimise the code, and how many of them find nothing. */
  warmed: z.number(),
  empty: z.number(),
})
export type ReadSearchMetrics = z.infer<typeof searchMetricsSchema>

/** One way of searching. `open` takes the records or a built index; `search` returns the number of hits. */
type Searcher = {
  open: (records: AsyncIterable<SearchRecord>) => Promise<{ ownBytes?: number }>
  search: (query: string) => number | Promise<number>
}

const WARM_UP_S = 5
/** Queries of one moment: a tenth of a second at 50/s. */
const MOMENT = 5

/** Opens the index, measures and prints the figures as JSON. The work is the first argument. */
export async function runSearchLoop(searcher: (work: SearchWork) => Searcher): Promise<void> {
  const work = searchWorkSchema.parse(JSON.parse(process.argv[2] ?? ''))
  const { open, search } = searcher(work)
  const { records, readMs } = openRecords(work.recordsFile)
  const before = readMemory()
  const began = performance.now()
  const { ownBytes } = await open(records)
  const openMs = performance.now() - began - readMs()
  const asked = await ask(work, search)
  const addedMb = readMemory() - before
  const ownMb = ownBytes === undefined ? undefined : ownBytes / 1e6
  const figures: ReadSearchMetrics = { openMs, addedMb, ownMb, ...asked }
  console.log(JSON.stringify(figures))
}

function readMemory(): number {
  // Twice, because the second collection returns what the first one freed.
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

async function ask({ queries, perSecond, seconds }: SearchWork, search: Searcher['search']) {
  let [warmed, empty] = [0, 0]
  const warmUntil = performance.now() + Math.min(WARM_UP_S, seconds / 4) * 1_000
  for (let at = 0; performance.now() < warmUntil; at += 1) {
    const hits = await search(queries[at % queries.length] ?? '')
    if (at >= queries.length) continue
    warmed += 1
    if (hits === 0) empty += 1
  }
  const times: number[] = []
  const undisturbed: number[] = []
  let moment = { stolen: readStolen(), isLate: false }
  const cpuBefore = process.threadCpuUsage()
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
    if (waited > 0 && times.length % MOMENT === 1) moment.isLate = true
    if (times.length % MOMENT === 0) {
      const stolen = readStolen()
      // Queries that waited for a disturbed moment were disturbed as well.
      if (stolen === moment.stolen && !moment.isLate) undisturbed.push(...times.slice(-MOMENT))
      moment = { stolen, isLate: false }
    }
    if (perSecond === undefined && free - began > seconds * 1_000) break
  }
  const { user, system } = process.threadCpuUsage(cpuBefore)
  return { times, undisturbed, cpuMs: (user + system) / 1_000 / times.length, warmed, empty }
}

/** Returns the ticks that the host of a virtual machine gave to others, over all processors, or 0 where the system does not count them. */
function readStolen(): number {
  try {
    return Number(/^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ')[7] ?? 0)
  } catch {
    return 0
  }
}
