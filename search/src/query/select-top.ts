import { takeFloat64, takeUint16, takeUint32 } from './arena.ts'
import { findSmallest } from './find-smallest.ts'
import { countFoundDocuments, type FoundSet, type Ref } from './found.ts'
import type { Level } from './levels.ts'

/** Documents of several segments, with the values by which they are compared. */
export type Field = { readonly founds: readonly FoundSet[]; readonly levels: readonly (readonly Level[])[] }

function readLevel(field: Field, found: number, index: number, level: number): number {
  const by = field.levels[found]?.[level]
  if (by === undefined) return 0
  const { values, isByDocument } = by
  return values[isByDocument ? (field.founds[found]?.documents[index] ?? 0) : index] ?? 0
}

/** Compares two documents: below zero when the first one comes before the second. */
export function compareRefs(field: Field, foundA: number, indexA: number, foundB: number, indexB: number): number {
  const count = field.levels[foundA]?.length ?? 0
  for (let level = 0; level < count; level++) {
    const a = readLevel(field, foundA, indexA, level)
    const b = readLevel(field, foundB, indexB, level)
    if (a !== b) return a < b ? -1 : 1
  }
  return 0
}

/**
 * Returns the best `most` documents, sorted unless `isSorted` is false. It uses a heap with the worst document on
 * top, so that most documents are refused by one comparison.
 */
export function selectTop(field: Field, most: number, isSorted = true): Ref[] {
  const size = Math.min(most, countFoundDocuments(field.founds))
  if (size <= 0) return []
  const keys = toKeys(field)
  if (keys) return selectByKeys(keys, size, isSorted)
  const heap = createHeap(field, size)
  for (const [found, { documents }] of field.founds.entries()) {
    const first = field.levels[found]?.[0]
    if (first === undefined) continue
    const { values, isByDocument } = first
    for (let index = 0; index < documents.length; index++) {
      const value = values[isByDocument ? (documents[index] ?? 0) : index] ?? 0
      if (value <= heap.worst()) heap.add(found, index)
    }
  }
  return heap.list(isSorted)
}

/** Returns keys by segment, where one number decides everything for every document. */
function toKeys({ levels }: Field): Float64Array[] | undefined {
  const keys: Float64Array[] = []
  for (const [first, ...others] of levels) {
    const isAll = first !== undefined && others.length === 0 && !first.isByDocument
    if (!isAll || !(first.values instanceof Float64Array)) return undefined
    keys.push(first.values)
  }
  return keys
}

/** Selects by keys. No two keys are equal. */
function selectByKeys(keys: readonly Float64Array[], size: number, isSorted: boolean): Ref[] {
  const all = takeFloat64(keys.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const values of keys) {
    all.set(values, at)
    at += values.length
  }
  const last = findSmallest(all, size)
  const refs: Ref[] = []
  for (const [found, values] of keys.entries()) {
    for (let index = 0; index < values.length; index++) if ((values[index] ?? 0) <= last) refs.push({ found, index })
  }
  const toKey = ({ found, index }: Ref) => keys[found]?.[index] ?? 0
  return isSorted ? refs.sort((a, b) => toKey(a) - toKey(b)) : refs
}

type Heap = {
  /** Returns the highest accepted value of a document's first level. Callers may refuse higher ones without a further look. */
  worst(): number
  add(found: number, index: number): void
  list(isSorted: boolean): Ref[]
}

/** Makes a heap of row numbers. Each accepted document has a row with all of its levels. */
function createHeap(field: Field, most: number): Heap {
  const width = field.levels[0]?.length ?? 0
  const rows = takeFloat64(most * width)
  const founds = takeUint16(most)
  const indexes = takeUint32(most)
  const heap = takeUint32(most)
  let count = 0
  let worst = Number.POSITIVE_INFINITY

  function compare(a: number, b: number): number {
    for (let level = 0; level < width; level++) {
      const difference = (rows[a * width + level] ?? 0) - (rows[b * width + level] ?? 0)
      if (difference !== 0 && !Number.isNaN(difference)) return difference
    }
    return 0
  }

  function isBetter(found: number, index: number, row: number): boolean {
    for (let level = 0; level < width; level++) {
      const value = readLevel(field, found, index, level)
      const other = rows[row * width + level] ?? 0
      if (value !== other) return value < other
    }
    return false
  }

  function fill(row: number, found: number, index: number): void {
    founds[row] = found
    indexes[row] = index
    for (let level = 0; level < width; level++) rows[row * width + level] = readLevel(field, found, index, level)
  }

  function swap(a: number, b: number): void {
    const row = heap[a] ?? 0
    heap[a] = heap[b] ?? 0
    heap[b] = row
  }

  function rise(from: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (compare(heap[at] ?? 0, heap[parent] ?? 0) <= 0) return
      swap(at, parent)
      at = parent
    }
  }

  function sink(): void {
    let at = 0
    for (;;) {
      const left = at * 2 + 1
      if (left >= count) return
      const right = left + 1
      const worse = right < count && compare(heap[right] ?? 0, heap[left] ?? 0) > 0 ? right : left
      if (compare(heap[worse] ?? 0, heap[at] ?? 0) <= 0) return
      swap(worse, at)
      at = worse
    }
  }

  function add(found: number, index: number): void {
    const top = heap[0] ?? 0
    if (count < most) {
      heap[count] = count
      fill(count, found, index)
      count += 1
      rise(count - 1)
    } else if (isBetter(found, index, top)) {
      fill(top, found, index)
      sink()
    }
    if (count === most) worst = rows[(heap[0] ?? 0) * width] ?? 0
  }

  function list(isSorted: boolean): Ref[] {
    const order = Array.from({ length: count }, (_, row) => row)
    if (isSorted) order.sort(compare)
    return order.map((row) => ({ found: founds[row] ?? 0, index: indexes[row] ?? 0 }))
  }

  return { worst: () => worst, add, list }
}
