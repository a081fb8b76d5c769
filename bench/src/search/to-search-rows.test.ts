import { expect, it } from 'vitest'
import type { ReadSearchMetrics } from './search-loop.ts'
import { toSearchRows } from './to-search-rows.ts'

const figures = (times: number[]): ReadSearchMetrics => ({
  openMs: 1_500,
  addedMb: 20,
  times,
  undisturbed: times,
  cpuMs: 1.25,
  warmed: 5,
  empty: 1,
})
/** 1, 2 … 100 ms. */
const rising = Array.from({ length: 100 }, (_, index) => index + 1)

function toRows(goalMs: number, undisturbed = rising) {
  const engine = { ...figures(rising), undisturbed, ownMb: 12 }
  return toSearchRows({
    products: 10,
    goalMs,
    perSecond: 50,
    buildMs: 4_000,
    engine,
    miniSearch: figures([1]),
    orama: figures([2, 4]),
  })
}

it('judges the p99 of all queries and reports the spread over the run', () => {
  const [times] = toRows(99)
  expect(times?.figure).toBe('50 / 95 / 99 / 100 ms (1.3 ms of the processor each; 1 of 5 queries find nothing)')
  expect(times?.value).toEqual({ median: 99, min: 25, max: 100, unit: 'ms' })
  expect(times?.met).toBe(true)
  expect(toRows(98)[0]?.met).toBe(false)
})

it('shows the figures of the libraries from the same run beside each figure', () => {
  const [times, memory, built] = toRows(99)
  expect(times?.baseline).toContain(
    'MiniSearch 1.00 / 1.00 / 1.00 / 1.00 ms (1 queries); Orama 2.00 / 4.00 / 4.00 / 4.00',
  )
  expect(memory).toMatchObject({ figure: '20 MB (index 12 MB)', baseline: 'MiniSearch 20 MB; Orama 20 MB' })
  expect(built).toMatchObject({ figure: '4.0 s, loaded again in 1.5 s', baseline: 'MiniSearch 1.5 s; Orama 1.5 s' })
})

it('judges only the queries that the VM host did not disturb, if there are enough of them, and reports the rest', () => {
  const [times] = toRows(60, rising.slice(0, 60))
  expect(times?.figure).toContain(
    '30 / 57 / 60 / 60 ms (60% of the queries, while the host gave no processor to others; all: 50 / 95 / 99 / 100 ms)',
  )
  expect(times?.met).toBe(true)
  expect(toRows(60, rising.slice(0, 40))[0]).toMatchObject({
    met: false,
    figure: expect.stringMatching(/^50 \/ 95 \/ 99 \/ 100 ms \(the host disturbed 60%/),
  })
})
