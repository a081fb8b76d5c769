import type { BenchRow } from '@menagerie/bench/row'
import { runAll } from '../crawl/crawl-pages.ts'
import type { PageOfKind } from './find-pages.ts'
import { type PageFault, printPageFaults, toFaultRow, toFaults } from './page-faults.ts'

/** Number of browser windows, as many as a small machine has processors. */
const AT_ONCE = 2

/** Faults found, and the number of things that were checked. */
export type PageChecks = { reasons: string[]; count: number }

type Part<T> = {
  id: string
  what: string
  items: readonly T[]
  atOnce?: number
  /** Page of an item, for the report of a fault. */
  placeOf: (item: T) => PageOfKind
  /** All pages that the items represent, for the report. */
  pages: readonly PageOfKind[]
  check: (item: T) => Promise<PageChecks>
  /** Describes what was counted. */
  checksOf: (count: number) => string
}

/** Checks some items at a time, prints and counts their faults. A check that throws counts as a fault of its item. */
export async function checkEach<T>({
  id,
  what,
  items,
  atOnce = AT_ONCE,
  placeOf,
  pages,
  check,
  checksOf,
}: Part<T>): Promise<BenchRow> {
  const faults: PageFault[] = []
  let total = 0
  await runAll([...items], atOnce, async (item) => {
    const { reasons, count } = await check(item).catch(toBreakdown)
    total += count
    faults.push(...toFaults(placeOf(item), reasons))
  })
  printPageFaults(faults)
  return toFaultRow({ id, what, pages, faults, checks: checksOf(total) })
}

function toBreakdown(error: unknown): PageChecks {
  const text = error instanceof Error ? error.message : String(error)
  return { reasons: [`the check breaks down: ${text.split('\n').slice(0, 2).join(' ')}`], count: 0 }
}

export function addUp(parts: readonly PageChecks[]): PageChecks {
  return { reasons: parts.flatMap(({ reasons }) => reasons), count: parts.reduce((sum, { count }) => sum + count, 0) }
}
