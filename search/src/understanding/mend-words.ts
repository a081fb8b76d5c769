import { isNearWord } from '../rules/is-near-word.ts'
import { findNearWord } from './find-near-words.ts'
import { isOfAnimal, listReadings } from './list-readings.ts'
import { listAnimalHeads, listAnimalNames } from './names-animal.ts'
import type { FactVocabulary } from './prepare-vocabulary.ts'
import type { ReadWords } from './read-words.ts'
import { isLightSlip, isSlip, lacksVowel } from './short-slips.ts'
import type { TypedWord } from './typed-word.ts'

/** One or two words of a query, and how they may have been meant. */
export type MendedWord = {
  readonly from: string
  readonly to: string
  /** Set for a stem, which must not be shown to visitors: corrections within it are not reported. */
  readonly isStem?: true
}

const SHORTEST = 6
const SHORTEST_ANIMAL = 3
const SHORTEST_HEAD = 4
const SHORTEST_TAIL = 5
const SHORTEST_RIGHT_TAIL = 3
const MOST_HEADS = 4

/**
 * Lists other spellings of words that are not understood, for queries that find nothing: a short word as the animal
 * that it nearly is, an editor's word without its typo, a compound that begins with an animal as two words, and a
 * form of a word as its stem. Each may still contain a typo.
 */
export function* listMendedWords(read: ReadWords, vocabulary: FactVocabulary): Generator<MendedWord> {
  const { words, rest } = read
  // A word beside an animal is no other animal: a cat's hat (`hoed`) is no dog (`hond`).
  const hasAnimal = listReadings(read.spans, vocabulary).some((reading) => reading.some(isOfAnimal))
  const animals = new Set(hasAnimal ? listAnimalNames(vocabulary) : [])
  const seen = new Set<string>()
  for (const at of rest) {
    const word = words[at]
    if (word === undefined || seen.has(word.text)) continue
    // All places of a word are replaced at once.
    seen.add(word.text)
    if (word.isCorrected || /\p{N}/u.test(word.folded)) continue
    const isShort = word.folded.length < SHORTEST
    const others = new Set(isShort ? listShort(word.folded, vocabulary) : listSpellings(word, vocabulary))
    for (const to of others) if (to !== word.folded && !animals.has(to)) yield { from: word.text, to }
    const stems = vocabulary.analyzer
      .stems(word.folded)
      .filter((stem) => stem.length >= SHORTEST && stem !== word.folded && !isAnimalCut(stem, vocabulary))
    for (const to of stems) yield { from: word.text, to, isStem: true }
  }
}

/** Tells whether a stem is an animal with a few letters of the next part: a table for cats (`Katzentisch`) has the stem `katzent`. */
const isAnimalCut = (stem: string, vocabulary: FactVocabulary) =>
  vocabulary.analyzer.compounds !== undefined &&
  listHeads(stem, vocabulary, 0).some(({ isRight, tail }) => isRight && tail.length < SHORTEST_RIGHT_TAIL)

function* listSpellings(word: TypedWord, vocabulary: FactVocabulary): Generator<string> {
  const { analyzer, keptWords } = vocabulary
  const near = findNearWord(word, { ...vocabulary, meant: keptWords })
  if (near !== undefined) yield near
  const heads = analyzer.compounds === undefined ? [] : listHeads(word.folded, vocabulary)
  for (const { head, tail } of heads) yield `${head} ${tail}`
}

/**
 * Returns the compound that a word was meant to be, where its animal is right and the rest is nearly a word of the
 * vocabulary: `hundefuter` is `hundefutter`.
 */
export function findNearCompound(word: TypedWord, vocabulary: FactVocabulary): string | undefined {
  const { folded, isStopWord } = word
  if (isStopWord || /\p{N}/u.test(folded)) return undefined
  const rights = listHeads(folded, vocabulary, SHORTEST_RIGHT_TAIL).filter(({ isRight }) => isRight)
  // The rest must not take letters of a longer animal: `katzentür` contains nothing about nature.
  const longest = Math.max(...rights.map(({ head, length }) => (head.length === length ? length : 0)))
  for (const { tail } of rights.filter(({ length }) => length >= longest)) {
    const isSlipOf = (meant: string) => isSlip(tail, meant) || lacksVowel(tail, meant)
    // A word of a longer phrase has no meaning by itself: a bucket (`Eimer`) is not `immer`.
    const meant = vocabulary.single
    const near = findNearWord({ ...word, folded: tail }, { ...vocabulary, meant }) ?? meant.find(isSlipOf)
    if (near !== undefined) return folded.slice(0, -tail.length) + near
  }
  return undefined
}

function* listShort(folded: string, vocabulary: FactVocabulary): Generator<string> {
  for (const meant of vocabulary.meant) if (isSlip(folded, meant)) yield meant
  yield* listNearAnimals(folded, vocabulary)
}

/** Returns the animals that a short word nearly is: `hnd` is a `hund`. */
function listNearAnimals(folded: string, vocabulary: FactVocabulary): string[] {
  if (folded.length < SHORTEST_ANIMAL) return []
  return listAnimalNames(vocabulary).filter((animal) => isLightSlip(folded, animal))
}

/** Lists ways to cut a word behind an animal, which may be mistyped. The longest animal that is typed right comes first. */
function listHeads(folded: string, vocabulary: FactVocabulary, shortestTail = SHORTEST_TAIL) {
  const found = new Map<string, { head: string; tail: string; isRight: boolean; length: number }>()
  for (const { animal, joined } of listAnimalHeads(folded, vocabulary)) {
    const { length } = joined
    // No letters are swapped across the cut. A letter more or less belongs to the animal.
    for (const typed of [length, length - 1, length + 1]) {
      const tail = folded.slice(typed)
      const head = folded.slice(0, typed)
      if (head.length < SHORTEST_HEAD || tail.length < shortestTail) continue
      // When the animal is right, the rest begins directly behind it: a dog's knife (`Messer`) is no eater (`Esser`).
      if (typed > length && head.startsWith(joined)) continue
      const isRight = head === joined
      const key = `${animal} ${tail}`
      if ((isRight || isNearWord(head, joined)) && !found.get(key)?.isRight)
        found.set(key, { head: animal, tail, isRight, length })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => Number(b.isRight) - Number(a.isRight) || b.length - a.length)
    .slice(0, MOST_HEADS)
}
