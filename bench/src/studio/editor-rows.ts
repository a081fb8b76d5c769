import { type BenchRow, toBenchValue, toMedian, toPercentile } from '../row.ts'
import { BLOCKS_OF_LONG_PAGE } from './long-page.ts'

const PAINTED_MS = 200
const WORDS_PAINTED_MS = 150
const FOCUSED_MS = 150
const OPEN_MS = 2_000

/** Makes the row of paints. `payloads` are key presses in the same form, painted by Payload's own live preview. */
export function toPaintRow(own: readonly number[], payloads: readonly number[]): BenchRow {
  const p95 = toPercentile(own, 0.95)
  const payloadsP95 = toPercentile(payloads, 0.95)
  return {
    id: 'P17',
    what: `page of ${BLOCKS_OF_LONG_PAGE} blocks: key press → painted, ${own.length} keys, p95`,
    figure: `${p95.toFixed(0)} ms (median ${toMedian(own).toFixed(0)})`,
    baseline: `Payload's own, titles only: ${payloadsP95.toFixed(0)} ms (median ${toMedian(payloads).toFixed(0)})`,
    goal: `≤ ${PAINTED_MS} ms, faster than it`,
    met: p95 <= PAINTED_MS && p95 < payloadsP95,
    value: toBenchValue(own, 'ms'),
  }
}

/** Payload's own live preview takes formatted text from the form, which gets it even later. */
export function toWordsRow(times: readonly number[]): BenchRow {
  const p95 = toPercentile(times, 0.95)
  return {
    id: 'P17',
    what: `the same in formatted text, ${times.length} keys, p95`,
    figure: `${p95.toFixed(0)} ms (median ${toMedian(times).toFixed(0)})`,
    baseline: '',
    goal: `≤ ${WORDS_PAINTED_MS} ms`,
    met: p95 <= WORDS_PAINTED_MS,
    value: toBenchValue(times, 'ms'),
  }
}

export function toPressRow(times: readonly number[]): BenchRow {
  const p95 = toPercentile(times, 0.95)
  return {
    id: 'P17',
    what: `a press on a block → its row has the focus, ${times.length} presses, p95`,
    figure: `${p95.toFixed(0)} ms (median ${toMedian(times).toFixed(0)})`,
    baseline: '',
    goal: `≤ ${FOCUSED_MS} ms`,
    met: p95 <= FOCUSED_MS,
    value: toBenchValue(times, 'ms'),
  }
}

export function toOpenRow(times: readonly number[]): BenchRow {
  const median = toMedian(times)
  return {
    id: 'P17',
    what: `the edit view opens, to the page with its marks, ${times.length} times, median`,
    figure: `${(median / 1_000).toFixed(2)} s`,
    baseline: '',
    goal: `≤ ${OPEN_MS / 1_000} s`,
    met: median <= OPEN_MS,
    value: toBenchValue(times, 'ms'),
  }
}
