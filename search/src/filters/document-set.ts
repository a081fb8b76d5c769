import type { DocumentList, DocumentSet } from '../columns/columns.ts'

export function createSet(size: number): DocumentSet {
  return new Uint32Array((size + 31) >>> 5)
}

export function fillSet(size: number): DocumentSet {
  const set = createSet(size).fill(0xffff_ffff)
  clearTail(set, size)
  return set
}

/** Bits after the last document must stay 0: counting and inverting rely on it. */
function clearTail(set: DocumentSet, size: number): void {
  const used = size & 31
  const last = set.length - 1
  if (used !== 0) set[last] = (set[last] ?? 0) & ((1 << used) - 1)
}

export function addToSet(set: DocumentSet, document: number): void {
  const word = document >>> 5
  set[word] = (set[word] ?? 0) | (1 << (document & 31))
}

export function isInSet(set: DocumentSet, document: number): boolean {
  return ((set[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0
}

/** Modifies `set` to the intersection. */
export function keepCommon(set: DocumentSet, other: DocumentSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] ?? 0) & (other[i] ?? 0)
}

/** Modifies `set` to the union. */
export function addAll(set: DocumentSet, other: DocumentSet): void {
  for (let i = 0; i < set.length; i++) set[i] = (set[i] ?? 0) | (other[i] ?? 0)
}

/** Modifies `set` to its complement. */
export function invertSet(set: DocumentSet, size: number): void {
  for (let i = 0; i < set.length; i++) set[i] = ~(set[i] ?? 0)
  clearTail(set, size)
}

export function countSet(set: DocumentSet): number {
  let count = 0
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i] ?? 0; word !== 0; word &= word - 1) count++
  }
  return count
}

/** Returns the documents of a set, ascending. */
export function toDocumentList(set: DocumentSet): DocumentList {
  const list = new Uint32Array(countSet(set))
  let next = 0
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i] ?? 0; word !== 0; word &= word - 1) {
      list[next++] = (i << 5) + 31 - Math.clz32(word & -word)
    }
  }
  return list
}
