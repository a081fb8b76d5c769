import type { Columns, DocumentList, FacetColumn, NumberColumn } from '../columns/columns.ts'
import { findSingleNumbers, findSingleOrdinals } from '../columns/single-values.ts'
import { copyUint32, takeUint32 } from '../query/arena.ts'

/** Above this share of all documents, the other documents are counted and subtracted: there are fewer of them. */
const MOST = 0.6

/** How often each value of a segment occurs, by ordinal. */
export type FacetPart = { readonly column: FacetColumn; readonly counts: Uint32Array }
export type NumberSummary = { min: number; max: number; sum: number; count: number }
/** One attribute over any number of segments. */
type FacetCount = { readonly parts: readonly FacetPart[]; readonly numbers: NumberSummary | undefined }
/** Counts by attribute. Values of several segments are merged when the answer is written. */
export type FacetCounts = ReadonlyMap<string, FacetCount>

/** Values of `attributes` among `documents` of one segment. Attributes without a column are left out. */
export function countFacets(columns: Columns, documents: DocumentList, attributes: readonly string[]): FacetCounts {
  const counts = new Map<string, FacetCount>()
  const others = documents.length > columns.size * MOST ? listOthers(documents, columns.size) : undefined
  for (const attribute of attributes) {
    const column = columns.facets.get(attribute)
    if (column === undefined) continue
    const numbers = columns.numbers.get(attribute)
    counts.set(attribute, {
      parts: [{ column, counts: countValues(column, documents, others) }],
      numbers: numbers && summarize(numbers, documents),
    })
  }
  return counts
}

/**
 * The hot loops below process so many documents per call. V8 optimises functions that are called often; a long loop
 * in few calls would start in slow code every time, and take four times as long.
 */
const STRIDE = 2048

/** `others`: the documents that are not counted, where these are fewer. */
function countValues(column: FacetColumn, documents: DocumentList, others: DocumentList | undefined): Uint32Array {
  if (others === undefined) return countDocuments(column, documents)
  const counts = copyUint32(findTotals(column))
  const less = countDocuments(column, others)
  for (let ordinal = 0; ordinal < counts.length; ordinal++)
    counts[ordinal] = (counts[ordinal] ?? 0) - (less[ordinal] ?? 0)
  return counts
}

const totals = new WeakMap<FacetColumn, Uint32Array>()

/** Counts over all documents of a segment; cached, as segments never change. */
function findTotals(column: FacetColumn): Uint32Array {
  const known = totals.get(column)
  if (known) return known
  const all = Uint32Array.from({ length: column.start.length - 1 }, (_, document) => document)
  // Copied, as it is kept beyond the batch.
  const counts = countDocuments(column, all).slice()
  totals.set(column, counts)
  return counts
}

/** Returns the documents that are not in the list; both are ascending. */
function listOthers(documents: DocumentList, size: number): DocumentList {
  const others = takeUint32(size - documents.length)
  let next = 0
  let at = 0
  for (let document = 0; document < size && at < others.length; document++) {
    if (documents[next] === document) next += 1
    else others[at++] = document
  }
  return others
}

function countDocuments(column: FacetColumn, documents: DocumentList): Uint32Array {
  const size = column.values.length
  const counts = takeUint32(size + 1)
  const single = findSingleOrdinals(column)
  for (let from = 0; from < documents.length; from += STRIDE) {
    const to = Math.min(from + STRIDE, documents.length)
    if (single === undefined) countSeveral(column, documents, from, to, counts)
    else countSingle(single, documents, from, to, counts)
  }
  // Documents without a value were counted at the extra last index.
  return counts.subarray(0, size)
}

function countSingle(
  single: Uint32Array,
  documents: DocumentList,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const ordinal = single[documents[i] ?? 0] ?? 0
    counts[ordinal] = (counts[ordinal] ?? 0) + 1
  }
}

function countSeveral(
  { start, ordinals }: FacetColumn,
  documents: DocumentList,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const document = documents[i] ?? 0
    const end = start[document + 1] ?? 0
    for (let at = start[document] ?? 0; at < end; at++) {
      const ordinal = ordinals[at] ?? 0
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
}

function summarize(column: NumberColumn, documents: DocumentList): NumberSummary | undefined {
  const single = findSingleNumbers(column)
  const summary = { min: Infinity, max: -Infinity, sum: 0, count: 0 }
  for (let from = 0; from < documents.length; from += STRIDE) {
    const to = Math.min(from + STRIDE, documents.length)
    if (single === undefined) addSeveral(summary, column, documents, from, to)
    else addSingle(summary, single, documents, from, to)
  }
  return summary.count === 0 ? undefined : summary
}

function addSingle(
  summary: NumberSummary,
  single: Float64Array,
  documents: DocumentList,
  from: number,
  to: number,
): void {
  let { min, max, sum, count } = summary
  for (let i = from; i < to; i++) {
    const value = single[documents[i] ?? 0] ?? 0
    // NaN marks a document without a number.
    if (!(value >= -Infinity)) continue
    if (value < min) min = value
    if (value > max) max = value
    sum += value
    count++
  }
  setSummary(summary, min, max, sum, count)
}

function addSeveral(
  summary: NumberSummary,
  { start, values }: NumberColumn,
  documents: DocumentList,
  from: number,
  to: number,
): void {
  let { min, max, sum, count } = summary
  for (let i = from; i < to; i++) {
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
  setSummary(summary, min, max, sum, count)
}

function setSummary(summary: NumberSummary, min: number, max: number, sum: number, count: number): void {
  summary.min = min
  summary.max = max
  summary.sum = sum
  summary.count = count
}

/** Merges counts of several segments, or of several lists of facets. */
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
