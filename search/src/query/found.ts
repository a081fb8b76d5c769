import { copyUint32, takeUint8, takeUint32 } from './arena.ts'
import type { TextMatch } from './match-text.ts'

/** Documents of a segment that remain after words and filters. */
export type FoundSet = {
  /** Number of the segment. */
  readonly part: number
  /** Ascending numbers of documents. */
  readonly documents: Uint32Array
  /** Undefined where the query has no words. */
  readonly match: TextMatch | undefined
  /** Where each document stands in `match`. Undefined means at the same place as here. */
  readonly at: Uint32Array | undefined
  /** Proximity by place in `documents`, once it has been measured. */
  readonly proximity: Uint8Array | undefined
}

/** Names document `index` of `founds[found]`. */
export type Ref = { readonly found: number; readonly index: number }

export function countFoundDocuments(founds: readonly FoundSet[]): number {
  return founds.reduce((sum, { documents }) => sum + documents.length, 0)
}

/** Returns a set with only some of its documents. Callers must pass their places in `documents` as `kept`, ascending. */
export function keepFound(found: FoundSet, kept: Uint32Array): FoundSet {
  const documents = takeUint32(kept.length)
  for (let i = 0; i < kept.length; i++) documents[i] = found.documents[kept[i] ?? 0] ?? 0
  const { part, match, proximity } = found
  return {
    part,
    documents,
    match,
    at: match && keepPlaces(found.at, kept),
    proximity: proximity && keepBytes(proximity, kept),
  }
}

/** Keeps places in the match. Without a list of places, a document has the same place in the match as here. */
function keepPlaces(at: Uint32Array | undefined, kept: Uint32Array): Uint32Array {
  if (at === undefined) return kept
  const places = takeUint32(kept.length)
  for (let i = 0; i < kept.length; i++) places[i] = at[kept[i] ?? 0] ?? 0
  return places
}

function keepBytes(values: Uint8Array, kept: Uint32Array): Uint8Array {
  const bytes = takeUint8(kept.length)
  for (let i = 0; i < kept.length; i++) bytes[i] = values[kept[i] ?? 0] ?? 0
  return bytes
}

/** Returns the sets with only these documents. */
export function keepRefs(founds: readonly FoundSet[], refs: readonly Ref[]): FoundSet[] {
  const kept = founds.map((): number[] => [])
  for (const { found, index } of refs) kept[found]?.push(index)
  return founds.map((found, i) => keepFound(found, copyUint32(kept[i] ?? []).sort()))
}
