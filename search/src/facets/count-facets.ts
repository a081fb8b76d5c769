import type { Columns, DocumentList, FacetColumn, NumberColumn } from '../columns/columns.ts'

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

/** The hot loop: one addition for each value of each document. */
function countValues({ values, start, ordinals }: FacetColumn, documents: DocumentList): Uint32Array {
  const counts = new Uint32Array(values.length)
  if (documents.length === start.length - 1) {
    for (const ordinal of ordinals) counts[ordinal] = (counts[ordinal] ?? 0) + 1
    return counts
  }
  for (const document of documents) {
    const end = start[document + 1] ?? 0
    for (let at = start[document] ?? 0; at < end; at++) {
      const ordinal = ordinals[at] ?? 0
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
  return counts
}

function summarize({ start, values }: NumberColumn, documents: DocumentList): NumberSummary | undefined {
  let min = Infinity
  let max = -Infinity
  let sum = 0
  let count = 0
  for (const document of documents) {
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
