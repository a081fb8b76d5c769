import { takeFloat64 } from './arena.ts'
import { PLACE_BITS } from './attribute-rules.ts'
import type { FoundSet } from './found.ts'
import type { TotalOrder } from './ranked-columns.ts'

/** Bits for the usual first criteria of a ranking, in one number: fewest typos, most words, best place, most exact words. */
export const TYPO_BITS = 5
export const WORD_BITS = 4
export const EXACT_BITS = 4

const MOST_TYPOS = 2 ** TYPO_BITS - 1
const MOST_WORDS = 2 ** WORD_BITS - 1
const MOST_EXACT = 2 ** EXACT_BITS - 1

/** Does in one walk what `levels.ts` does for typo, words, attribute, exact and custom. Nearly every search has this ranking. */
export function packText({ documents, at, match }: FoundSet, total: TotalOrder): Float64Array {
  const packed = takeFloat64(documents.length)
  if (match === undefined) return packed
  const { typos, words, place, exact } = match
  const { places } = total
  const factor = 2 ** (EXACT_BITS + total.bits)
  const step = 2 ** total.bits
  for (let i = 0; i < packed.length; i++) {
    const from = at === undefined ? i : (at[i] ?? 0)
    const typo = Math.min(typos[from] ?? 0, MOST_TYPOS)
    const word = MOST_WORDS - Math.min(words[from] ?? 0, MOST_WORDS)
    const exactness = MOST_EXACT - Math.min(exact[from] ?? 0, MOST_EXACT)
    const best = (((typo << WORD_BITS) | word) << PLACE_BITS) | (place[from] ?? 0)
    packed[i] = best * factor + exactness * step + (places[documents[i] ?? 0] ?? 0)
  }
  return packed
}
