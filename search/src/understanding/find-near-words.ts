import { isNearWord } from '../rules/is-near-word.ts'
import { listAnimalHeads } from './names-animal.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import { hasOneTypo, isLightSlip } from './short-slips.ts'
import type { TypedWord } from './typed-word.ts'

/** Shortest words that are corrected; shorter ones are near too many others. A typed word of four letters is corrected only to a word of five. */
const SHORTEST = 4
const LACKING = 4
/** Two different letters in a shorter word mostly make another word: sneezing is not sleeping. */
const SHORTEST_FOR_TWO_OTHER = 10
/** Up to this length, a typo that only replaces a letter, or adds or drops a consonant, makes another word: soap (`Seife`) is not stiff. */
const LONGEST_SHORT = 5
const SHORTEST_BEGUN = 3
const MOST_BEGUN = 3

/** Up to this length only one typo is accepted: a ladder (`Leiter`) is not lighter (`leichter`). */
const LONGEST_FOR_ONE = 6

type NearWords = Omit<FactVocabulary, 'meant'> & { readonly meant: Iterable<string> }

/** Finds the word of the vocabulary that a typed word was meant to be. Its first letter must be right, and the candidate nearest in length wins. */
export function findNearWord(word: TypedWord, vocabulary: NearWords): string | undefined {
  const { meant, single, analyzer } = vocabulary
  const { folded, isStopWord, isLast } = word
  if (folded.length < SHORTEST || isStopWord || /\p{N}/u.test(folded)) return undefined
  // The last word may be unfinished rather than mistyped.
  if (isLast && single.some((longer) => longer.startsWith(folded))) return undefined
  let best: string | undefined
  for (const other of meant) {
    if (other[0] !== folded[0] || other.length <= LACKING || !isNearWord(folded, other)) continue
    if (other === folded) return undefined
    if (folded.length < SHORTEST_FOR_TWO_OTHER && hasTwoOtherLetters(folded, other)) continue
    if (folded.length === LACKING && other.length !== LACKING + 1) continue
    if (!isNearAsItIs(folded, other) || !hasNearTail(folded, other, vocabulary)) continue
    if (best === undefined || toGap(other, folded) < toGap(best, folded)) best = other
  }
  return best !== undefined && !analyzer.isStopWord(best) ? best : undefined
}

/** Tells whether two words are near enough, considering their length. */
function isNearAsItIs(typed: string, word: string): boolean {
  if (typed.length <= LONGEST_SHORT) return isLightSlip(typed, word)
  return typed.length > LONGEST_FOR_ONE || hasOneTypo(typed, word)
}

const isNearTail = (tail: string, meant: string) =>
  tail.length <= LONGEST_SHORT ? isLightSlip(tail, meant) : isNearWord(tail, meant) && isNearAsItIs(tail, meant)

/** Tells whether the part behind an animal is near by itself: a card for a dog (`Hundekarte`) is no bag for it (`Hundekot`). */
function hasNearTail(typed: string, word: string, vocabulary: Omit<FactVocabulary, 'meant'>): boolean {
  if (vocabulary.analyzer.compounds === undefined) return true
  let longest = 0
  for (const { joined } of listAnimalHeads(typed, vocabulary))
    if (joined.length > longest && typed.startsWith(joined) && word.startsWith(joined)) longest = joined.length
  const [tail, meant] = [typed.slice(longest), word.slice(longest)]
  return longest === 0 || tail === meant || isNearTail(tail, meant)
}

/** Tells whether two letters were replaced. A letter that is missing, added or swapped does not count. */
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

/** Returns words that an unfinished last word may become. */
export function findBegunWords({ folded, isLast }: TypedWord, { single }: FactVocabulary): readonly string[] {
  if (!isLast || folded.length < SHORTEST_BEGUN) return []
  return single.filter((word) => word.startsWith(folded)).slice(0, MOST_BEGUN)
}
