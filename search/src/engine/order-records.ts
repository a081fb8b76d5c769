import type { TotalOrder } from '../query/ranked-columns.ts'
import type { IndexPart } from './part.ts'

/** Values by criterion, segment and document; lower is better. */
type AttributeRanks = readonly (readonly Float64Array[])[]

/** Caches sorted documents, by segment and name of the criteria. Other segments do not affect them. */
const sorted = new WeakMap<IndexPart['segment'], Map<string, readonly number[]>>()

/** Returns the order of all documents of all segments: by these criteria, then by insertion. `name` identifies the criteria. */
export function toTotal(parts: readonly IndexPart[], named: AttributeRanks, name: string): TotalOrder[] {
  const values = named.map((columns) => join(columns))
  const orders = join(parts.map(({ segment }) => Float64Array.from(segment.order)))
  const compare = (a: number, b: number): number => {
    for (const column of values) {
      const [first = 0, second = 0] = [column[a], column[b]]
      if (first !== second) return first < second ? -1 : 1
    }
    return (orders[a] ?? 0) - (orders[b] ?? 0)
  }
  const all: number[] = []
  for (const { segment } of parts) {
    const offset = all.length
    const known = sorted.get(segment) ?? new Map<string, readonly number[]>()
    sorted.set(segment, known)
    const own =
      known.get(name) ??
      Array.from({ length: segment.size }, (_, document) => offset + document)
        .sort(compare)
        .map((document) => document - offset)
    known.set(name, own)
    for (const document of own) all.push(offset + document)
  }
  // Merges sorted runs: sorting is linear then.
  if (parts.length > 1) all.sort(compare)
  return toPlaces(parts, all)
}

function join(columns: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const column of columns) {
    joined.set(column, at)
    at += column.length
  }
  return joined
}

function toPlaces(parts: readonly IndexPart[], all: readonly number[]): TotalOrder[] {
  const joined = new Uint32Array(all.length)
  for (const [place, document] of all.entries()) joined[document] = place
  const bits = Math.max(1, Math.ceil(Math.log2(all.length + 1)))
  let offset = 0
  return parts.map(({ segment: { size } }) => {
    const places = joined.subarray(offset, offset + size)
    offset += size
    return { places, bits }
  })
}
