import type { Columns, DocumentList, FacetColumn, NumberColumn } from '../columns/columns.ts'
import { findSingleValues } from './single-values.ts'

/** How often each of a segment's values occurs, by ordinal. */
export type FacetPart = { readonly column: FacetColumn; readonly counts: Uint32Array }
export type NumberSummary = { min: number; max: number; sum: number; count: number }
/** One attribute over any number of segments. */
export type FacetCount = { readonly parts: readonly FacetPart[]; readonly numbers: NumberSummary | undefined }
/** By attribute. Values of several segments are brought together when the answer is written. */
export type FacetCounts = ReadonlyMap<string, FacetCount>

/** Values of `attributes` among `documents` of one segment. Attributes without a column are left out. */
export function countFacets(columns: Columns, documents: DocumentList, attributes: readonly string[]): FacetCounts {
  const counts = new Map<string, FacetCount>()
  for (const attribute of attributes) {
    const column = columns.facets.get(attribute)
    if (column === undefined) continue
    const numbers = columns.numbers.get(attribute)
    counts.set(attribute, {
      parts: [{ column, counts: countValues(column, documents) }],
      numbers: numbers && summarize(numbers, documents),
    })
  }
  return counts
}

function countValues(column: FacetColumn, documents: DocumentList): Uint32Array {
  const size = column.values.length
  const counts = new Uint32Array(size + 1)
  const single = findSingleValues(column)
  if (single === undefined) countSeveral(column, documents, counts)
  else countSingle(single, documents, counts)
  // Those without a value were counted in the last place.
  return counts.subarray(0, size)
}

// The hot loops: plain indexes, since an iterator over typed arrays takes five times as long.
function countSingle(single: Uint32Array, documents: DocumentList, counts: Uint32Array): void {
  for (let i = 0; i < documents.length; i++) {
    const ordinal = single[documents[i] ?? 0] ?? 0
    counts[ordinal] = (counts[ordinal] ?? 0) + 1
  }
}

function countSeveral({ start, ordinals }: FacetColumn, documents: DocumentList, counts: Uint32Array): void {
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0
    const end = start[document + 1] ?? 0
    for (let at = start[document] ?? 0; at < end; at++) {
      const ordinal = ordinals[at] ?? 0
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
}

function summarize({ start, values }: NumberColumn, documents: DocumentList): NumberSummary | undefined {
  let min = Infinity
  let max = -Infinity
  let sum = 0
  let count = 0
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i] ?? 0
    const end = start[document + 1] ?? 0
    for (let at = start[document] ?? 0; at < end; at++) {
      const value = values[at] ?? 0
      if (value < min) min = value
      if (value > max) max = value
      sum += value
      count++
    }
  }
  return count === 0 ? undefined : { min, max, sum, count }
}

/** The same search over several segments, or over several lists of facets. */
export function mergeFacetCounts(all: readonly FacetCounts[]): FacetCounts {
  const merged = new Map<string, FacetCount>()
  for (const counts of all) {
    for (const [attribute, count] of counts) {
      const before = merged.get(attribute)
      merged.set(attribute, before === undefined ? count : mergeCount(before, count))
    }
  }
  return merged
}

function mergeCount(a: FacetCount, b: FacetCount): FacetCount {
  return { parts: [...a.parts, ...b.parts], numbers: mergeNumbers(a.numbers, b.numbers) }
}

function mergeNumbers(a: NumberSummary | undefined, b: NumberSummary | undefined): NumberSummary | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return {
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
    sum: a.sum + b.sum,
    count: a.count + b.count,
  }
}
