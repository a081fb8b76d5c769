/** Measured value of a figure: the median of its rounds and their spread. */
export type Value = {
  median: number
  min: number
  max: number
  /** Unit as it is written behind a number. */
  unit: string
  /** Whether it is a number of bytes or a count, which is the same in two runs of the same code. */
  exact?: boolean | undefined
}

/** One measured figure beside its goal (P1, P8 …) and its comparison from the same run. */
export type BenchRow = {
  id: string
  what: string
  figure: string
  baseline: string
  goal: string
  /** Undefined when it was not measured here, or has no goal. */
  met: boolean | undefined
  /** The figure as a number, for the comparison with other runs. */
  value?: Value | undefined
  /** Whether other programs were busy on the machine, before or after. */
  busy?: boolean | undefined
}

export function notMeasured(id: string, what: string, goal: string, why: string): BenchRow {
  return { id, what, figure: `not measured: ${why}`, baseline: '', goal, met: undefined }
}

/** Returns the value below which the given share (0 to 1) of the samples lies. */
export function toPercentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const toMedian = (samples: readonly number[]) => toPercentile(samples, 0.5)

/** Makes a value from rounds of the same measurement. */
export function toBenchValue(rounds: readonly number[], unit: string): Value {
  return { median: toMedian(rounds), min: Math.min(...rounds), max: Math.max(...rounds), unit }
}

/** Makes a value that does not depend on the run. `min` may be that of the smallest page, for example. */
export function toExactValue(number: number, unit: string, min = number): Value {
  return { median: number, min, max: number, unit, exact: true }
}

/** Returns one number per part of a long series (p99 of each quarter, for example), to show its spread without repeating it. */
export function toParts(samples: readonly number[], parts: number, toNumber: (part: number[]) => number): number[] {
  const size = Math.ceil(samples.length / parts)
  return Array.from({ length: parts }, (_, at) => samples.slice(at * size, (at + 1) * size))
    .filter((part) => part.length > 0)
    .map(toNumber)
}
