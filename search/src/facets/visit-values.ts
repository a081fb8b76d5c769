import { copyUint32 } from '../query/arena.ts'
import type { FacetPart } from './count-facets.ts'

type TakeValue = (value: string, count: number) => void

/** Visits every occurring value once, with its count over all segments. */
export function visitValues(parts: readonly FacetPart[], take: TakeValue): void {
  const [first, ...others] = [...parts].sort((a, b) => b.column.values.length - a.column.values.length)
  if (first === undefined) return
  const { values } = first.column
  const totals = others.length === 0 ? first.counts : copyUint32(first.counts)
  const more = new Map<string, number>()
  // Usually one segment is large and the others are recent: their values are looked up in its sorted ones.
  for (const { column, counts } of others) {
    for (let ordinal = 0; ordinal < counts.length; ordinal++) {
      const count = counts[ordinal] ?? 0
      if (count === 0) continue
      const value = column.values[ordinal] ?? ''
      const at = findSorted(values, value)
      if (at === -1) more.set(value, (more.get(value) ?? 0) + count)
      else totals[at] = (totals[at] ?? 0) + count
    }
  }
  for (let ordinal = 0; ordinal < totals.length; ordinal++) {
    const count = totals[ordinal] ?? 0
    if (count > 0) take(values[ordinal] ?? '', count)
  }
  for (const [value, count] of more) take(value, count)
}

function findSorted(values: readonly string[], wanted: string): number {
  let low = 0
  let high = values.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const value = values[middle] ?? ''
    if (value === wanted) return middle
    if (value < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
