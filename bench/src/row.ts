/** One measured figure beside its goal (P1, P8 …) and what it is compared with in the same run. */
export type Row = {
  id: string
  what: string
  figure: string
  baseline: string
  goal: string
  /** undefined = not measured here. */
  met: boolean | undefined
}

export function notMeasured(id: string, what: string, goal: string, why: string): Row {
  return { id, what, figure: `not measured: ${why}`, baseline: '', goal, met: undefined }
}

/** Value below which the given share (0 to 1) of the samples lies. */
export function toPercentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const toMedian = (samples: readonly number[]) => toPercentile(samples, 0.5)
