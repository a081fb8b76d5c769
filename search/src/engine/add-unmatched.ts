import { takeUint8, takeUint32 } from '../query/arena.ts'
import { PLACE_BITS } from '../query/attribute-rules.ts'
import type { FoundSet } from '../query/found.ts'
import type { TextMatch } from '../query/match-text.ts'

const NOWHERE = (1 << PLACE_BITS) - 1

/** Adds all documents of a segment that pass the filters; those without any matching word share one place in the match, which ranks last in every criterion. */
export function addUnmatched(found: FoundSet, all: FoundSet): FoundSet {
  const { match, part } = found
  if (match === undefined || found.documents.length === all.documents.length) return found
  const at = takeUint32(all.documents.length)
  const unmatched = match.documents.length
  let next = 0
  for (let i = 0; i < at.length; i++) {
    const isMatched = found.documents[next] === all.documents[i]
    at[i] = isMatched ? (found.at?.[next] ?? next) : unmatched
    if (isMatched) next += 1
  }
  return { part, documents: all.documents, match: addLast(match), at, proximity: undefined }
}

function addLast(match: TextMatch): TextMatch {
  const size = match.documents.length + 1
  const extended = {
    documents: takeUint32(size),
    typos: takeUint8(size),
    place: takeUint32(size),
    exact: takeUint8(size),
    words: takeUint8(size),
    tiling: takeUint8(size),
  }
  extended.documents.set(match.documents)
  extended.typos.set(match.typos)
  extended.place.set(match.place)
  extended.place[size - 1] = NOWHERE
  extended.exact.set(match.exact)
  extended.words.set(match.words)
  extended.tiling.set(match.tiling)
  return { ...extended, slots: match.slots }
}
