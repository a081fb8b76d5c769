import { findPrefix, findString, type StringRange, type Strings, toStrings } from './strings.ts'

/** Sorted keys, each with term numbers: those of key `k` are `terms[start[k]] … terms[start[k + 1] - 1]`. */
export type KeyTable = { readonly keys: Strings; readonly start: Uint32Array; readonly terms: Uint32Array }

/** `rank[n]`: the final number of the term that `entries` call `n`. */
export function toKeyTable(entries: ReadonlyMap<string, readonly number[]>, rank: Uint32Array): KeyTable {
  const keys = [...entries.keys()].sort()
  const start = new Uint32Array(keys.length + 1)
  const terms: number[] = []
  for (const [k, key] of keys.entries()) {
    const ranks = (entries.get(key) ?? []).map((term) => rank[term] ?? 0)
    for (const term of new Set(ranks.sort((a, b) => a - b))) terms.push(term)
    start[k + 1] = terms.length
  }
  return { keys: toStrings(keys), start, terms: Uint32Array.from(terms) }
}

/** Returns the range of a key's terms in `terms`. */
export function findKey({ keys, start }: KeyTable, key: string): StringRange {
  const k = findString(keys, key)
  return k < 0 ? { from: 0, to: 0 } : { from: start[k] ?? 0, to: start[k + 1] ?? 0 }
}

/** Returns the range in `terms` of all keys with a prefix. */
export function findKeyPrefix({ keys, start }: KeyTable, prefix: string): StringRange {
  const range = findPrefix(keys, prefix)
  return { from: start[range.from] ?? 0, to: start[range.to] ?? 0 }
}

export function addToKey(entries: Map<string, number[]>, key: string, term: number): void {
  const terms = entries.get(key)
  if (terms === undefined) entries.set(key, [term])
  else terms.push(term)
}
