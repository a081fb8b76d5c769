import { type BenchRow, toBenchValue, toParts, toPercentile } from '../row.ts'
import type { ReadSearchMetrics } from './search-loop.ts'

type SearchFigures = {
  products: number
  goalMs: number
  perSecond: number
  buildMs: number
  engine: ReadSearchMetrics
  miniSearch: ReadSearchMetrics
  orama: ReadSearchMetrics
}

/** Share of queries in undisturbed moments. With fewer, a run is judged by all of its queries. */
const ENOUGH = 0.5

/** A long run has slow moments, so its spread is that of its quarters. */
const QUARTERS = 4

/** Makes rows for times, memory and building, each beside the libraries of the same run. */
export function toSearchRows({
  products,
  goalMs,
  perSecond,
  buildMs,
  engine,
  miniSearch,
  orama,
}: SearchFigures): BenchRow[] {
  const beside = (toText: (figures: ReadSearchMetrics) => string) =>
    `MiniSearch ${toText(miniSearch)}; Orama ${toText(orama)}`
  const share = engine.undisturbed.length / engine.times.length
  const judged = share < ENOUGH ? engine.times : engine.undisturbed
  const p99 = toPercentile(judged, 0.99)
  const row = (what: string, rest: Omit<BenchRow, 'id' | 'what'>): BenchRow => ({
    id: 'P12',
    what: `${products} products: ${what}`,
    ...rest,
  })
  return [
    row(`judged queries at ${perSecond}/s, p50/p95/p99/max`, {
      figure: `${toTimes(judged)}${toNote(engine.times, share)} (${engine.cpuMs.toFixed(1)} ms of the processor each; ${engine.empty} of ${engine.warmed} queries find nothing)`,
      baseline: `one after the other, ${beside(({ times }) => `${toTimes(times)} (${times.length} queries)`)}`,
      goal: `p99 ≤ ${goalMs} ms`,
      met: p99 <= goalMs,
      value: {
        ...toBenchValue(
          toParts(judged, QUARTERS, (part) => toPercentile(part, 0.99)),
          'ms',
        ),
        median: p99,
      },
    }),
    row('memory added', {
      figure: `${engine.addedMb.toFixed(0)} MB${engine.ownMb === undefined ? '' : ` (index ${engine.ownMb.toFixed(0)} MB)`}`,
      baseline: beside(({ addedMb }) => `${addedMb.toFixed(0)} MB`),
      goal: '',
      met: undefined,
      value: toBenchValue([engine.addedMb], 'MB'),
    }),
    row('index built', {
      figure: `${(buildMs / 1_000).toFixed(1)} s, loaded again in ${(engine.openMs / 1_000).toFixed(1)} s`,
      baseline: beside(({ openMs }) => `${(openMs / 1_000).toFixed(1)} s`),
      goal: '',
      met: undefined,
      value: toBenchValue([buildMs / 1_000], 's'),
    }),
  ]
}

function toTimes(times: readonly number[]): string {
  const shares = [0.5, 0.95, 0.99, 1].map((share) => toPercentile(times, share))
  return `${shares.map((ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))).join(' / ')} ms`
}

/** Says what share of the queries ran while the host of a virtual machine gave no processor time to others. */
function toNote(all: readonly number[], share: number): string {
  const percent = (of: number) => `${(of * 100).toFixed(0)}%`
  if (share === 1) return ''
  if (share < ENOUGH) return ` (the host disturbed ${percent(1 - share)} of the queries)`
  return ` (${percent(share)} of the queries, while the host gave no processor to others; all: ${toTimes(all)})`
}
