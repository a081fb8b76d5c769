import { type Row, toParts, toPercentile, toValue } from '../row.ts'
import type { SearchFigures } from './search-loop.ts'

type Measured = {
  products: number
  goalMs: number
  perSecond: number
  buildMs: number
  engine: SearchFigures
  miniSearch: SearchFigures
  orama: SearchFigures
}

/** A long run has slow moments: its spread is that of its quarters. */
const QUARTERS = 4

/** Times, memory and building, each beside the libraries of the same run. */
export function toSearchRows({ products, goalMs, perSecond, buildMs, engine, miniSearch, orama }: Measured): Row[] {
  const beside = (toText: (figures: SearchFigures) => string) =>
    `MiniSearch ${toText(miniSearch)}; Orama ${toText(orama)}`
  const p99 = toPercentile(engine.times, 0.99)
  const row = (what: string, rest: Omit<Row, 'id' | 'what'>): Row => ({
    id: 'P12',
    what: `${products} products: ${what}`,
    ...rest,
  })
  return [
    row(`judged queries at ${perSecond}/s, p50/p95/p99/max`, {
      figure: `${toTimes(engine.times)} (${engine.cpuMs.toFixed(1)} ms of the processor each; ${engine.empty} of ${engine.warmed} queries find nothing)`,
      baseline: `one after the other, ${beside(({ times }) => `${toTimes(times)} (${times.length} queries)`)}`,
      goal: `p99 ≤ ${goalMs} ms`,
      met: p99 <= goalMs,
      value: {
        ...toValue(
          toParts(engine.times, QUARTERS, (part) => toPercentile(part, 0.99)),
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
      value: toValue([engine.addedMb], 'MB'),
    }),
    row('index built', {
      figure: `${(buildMs / 1_000).toFixed(1)} s, loaded again in ${(engine.openMs / 1_000).toFixed(1)} s`,
      baseline: beside(({ openMs }) => `${(openMs / 1_000).toFixed(1)} s`),
      goal: '',
      met: undefined,
      value: toValue([buildMs / 1_000], 's'),
    }),
  ]
}

function toTimes(times: readonly number[]): string {
  const shares = [0.5, 0.95, 0.99, 1].map((share) => toPercentile(times, share))
  return `${shares.map((ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))).join(' / ')} ms`
}
