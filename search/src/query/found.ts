import { copyUint32, takeUint8, takeUint32 } from './arena.ts'
import type { TextMatch } from './match-text.ts'

/** What is left of a segment's documents after words and filters. */
export type Found = {
  /** Number of the segment. */
  readonly part: number
  /** Ascending. */
  readonly documents: Uint32Array
  /** Undefined where the query has no words. */
  readonly match: TextMatch | undefined
  /** Where each document stands in `match`; undefined: at the same place as here. */
  readonly at: Uint32Array | undefined
  /** By place in `documents`, once it has been measured. */
  readonly proximity: Uint8Array | undefined
}

/** Document `index` of `founds[found]`. */
export type Ref = { readonly found: number; readonly index: number }

export function countFound(founds: readonly Found[]): number {
  return founds.reduce((sum, { documents }) => sum + documents.length, 0)
}

/** The same with some documents only. `kept`: their places in `documents`, ascending. */
export function keepFound(found: Found, kept: Uint32Array): Found {
  const documents = takeUint32(kept.length)
  const at = found.match && takeUint32(kept.length)
  const proximity = found.proximity && takeUint8(kept.length)
  for (let i = 0; i < kept.length; i++) {
    const index = kept[i] ?? 0
    documents[i] = found.documents[index] ?? 0
    if (at) at[i] = found.at?.[index] ?? index
    if (proximity) proximity[i] = found.proximity?.[index] ?? 0
  }
  return { part: found.part, documents, match: found.match, at, proximity }
}

/** The same with these only. */
export function keepRefs(founds: readonly Found[], refs: readonly Ref[]): Found[] {
  const kept = founds.map((): number[] => [])
  for (const { found, index } of refs) kept[found]?.push(index)
  return founds.map((found, i) => keepFound(found, copyUint32(kept[i] ?? []).sort()))
}
