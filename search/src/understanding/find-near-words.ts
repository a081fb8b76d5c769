import { isNearWord } from '../rules/is-near-word.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { TypedWord } from './typed-word.ts'

/** A shorter word with a typo is too many other words; one of four letters may lack one. */
const SHORTEST = 4
const LACKING = 4
/** Two other letters in a shorter word are mostly another word: sneezing is no sleeping. */
const SHORTEST_FOR_TWO_OTHER = 10
const SHORTEST_BEGUN = 3
const MOST_BEGUN = 3

type NearWords = Pick<FactVocabulary, 'single' | 'analyzer'> & { readonly meant: Iterable<string> }

/** The word of the vocabulary that a word was meant to be. The first letter is right, and the nearest in length goes first. */
export function findNearWord(word: TypedWord, { meant, single, analyzer }: NearWords): string | undefined {
  const { folded, isStopWord, isLast } = word
  if (folded.length < SHORTEST || isStopWord || /\p{N}/u.test(folded)) return undefined
  // Not mistyped, only not finished.
  if (isLast && single.some((longer) => longer.startsWith(folded))) return undefined
  let best: string | undefined
  for (const other of meant) {
    if (other[0] !== folded[0] || other.length <= LACKING || !isNearWord(folded, other)) continue
    if (other === folded) return undefined
    if (folded.length < SHORTEST_FOR_TWO_OTHER && hasTwoOtherLetters(folded, other)) continue
    if (folded.length === LACKING && other.length !== LACKING + 1) continue
    if (best === undefined || toGap(other, folded) < toGap(best, folded)) best = other
  }
  return best !== undefined && !analyzer.isStopWord(best) ? best : undefined
}

/** Whether two letters were replaced: none is only missing, added or changed over. */
function hasTwoOtherLetters(word: string, other: string): boolean {
  const left = Array.from(other)
  const others = Array.from(word).filter((letter) => {
    const at = left.indexOf(letter)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
  return word.length === other.length && others.length === 2
}

const toGap = (word: string, other: string) => Math.abs(word.length - other.length)

/** What the last word, not finished yet, may become. */
export function findBegunWords({ folded, isLast }: TypedWord, { single }: FactVocabulary): readonly string[] {
  if (!isLast || folded.length < SHORTEST_BEGUN) return []
  return single.filter((word) => word.startsWith(folded)).slice(0, MOST_BEGUN)
}
