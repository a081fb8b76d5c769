import type { PastRow } from './history.ts'
import type { BenchRow, Value } from './row.ts'

/** Smaller differences of timed figures never count as a change, however close together their rounds were. */
const LEAST_CHANGE = 0.05

type FigureChange = {
  /** `+4.2%`, or '' when there is nothing to compare with. */
  text: string
  /** Whether the change is larger than the spread of the rounds in both runs. */
  beyondNoise: boolean
}

/** Compares a figure with its last measurement. */
export function compareWithLast(row: BenchRow, last: PastRow | undefined): FigureChange {
  const [now, before] = [row.value, last?.value]
  if (!now || !before || before.median === 0 || now.unit !== before.unit) return { text: '', beyondNoise: false }
  const change = now.median / before.median - 1
  const isQuiet = !row.busy && !last?.busy
  return { text: toSigned(change), beyondNoise: isBeyondNoise(now, before, change) && (isQuiet || now.exact === true) }
}

function isBeyondNoise(now: Value, before: Value, change: number): boolean {
  if (now.exact) return change !== 0
  const apart = now.min > before.max || now.max < before.min
  return apart && Math.abs(change) >= LEAST_CHANGE
}

function toSigned(change: number): string {
  const percent = (change * 100).toFixed(1)
  return change < 0 ? `${percent}%` : `+${percent}%`
}
