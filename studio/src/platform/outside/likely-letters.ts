import { CATALOGUES } from '@menagerie/sites/messages'
import { NEIGHBOUR_WORDS } from './neighbour-words.ts'

/** Frequencies of letters after two others, after one, and alone, in the words of one language. */
type Letters = { counts: Map<string, number>; sums: Map<string, number> }

/** Marks the beginning and end of a word. */
const EDGE = '\n'
/** Weights of a letter after two others, after one, and alone. */
const SHARES = [0.6, 0.27, 0.12] as const
const REACH = SHARES.length - 1
/** Punctuation that precedes or follows words. */
const SIGNS = /[’‘“”„«»–—…°€£×½¼²³®™©§±ªº¿¡·´№\u00A0\u00AD]/u
/** Punctuation that also occurs within words. */
const JOINTS = /[’´·\u00AD]/u
/** Probabilities of characters that no known word has at that place. */
const UNSEEN = { sign: 1e-5, letter: 1e-7, other: 1e-9 }
/** A capital after a small letter, or a letter with an accent beside a digit. */
const ODD_PLACE = /\p{Ll}\p{Lu}|\d(?=\P{ASCII})[\p{Ll}\p{Lu}]|(?=\P{ASCII})[\p{Ll}\p{Lu}]\d/u
const ODD = Math.log(1e-3)
const ROUNDS = 3

let known: readonly Letters[] | undefined
const languages = () =>
  (known ??= [...Object.values(CATALOGUES).map(Object.values), ...NEIGHBOUR_WORDS].map(countLetters))

/** Logarithms of a word's probability in each known language. */
export const chancesOf = (word: string): number[] => languages().map((letters) => chanceOf(word, letters))

/**
 * Logarithm of the probability of these words in one file: higher is more likely. `plain`: probabilities of the file's
 * other words, which show its languages.
 */
export function howLikely(words: readonly string[], plain: readonly (readonly number[])[]): number {
  const chances = words.map(chancesOf)
  let weights: readonly number[] = languages().map(() => 1)
  for (let round = 0; round < ROUNDS; round += 1) weights = weigh([...chances, ...plain], weights)
  const odd = words.filter((word) => ODD_PLACE.test(word)).length
  return chances.reduce((sum, chancesOfWord) => sum + meanOf(chancesOfWord, weights), ODD * odd)
}

/** A file contains few languages: languages that fit most of its words get more weight. */
function weigh(chances: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const sums = weights.map(() => 0.1)
  for (const chancesOfWord of chances) {
    const mean = meanOf(chancesOfWord, weights)
    for (const [at, chance] of chancesOfWord.entries())
      sums[at] = (sums[at] ?? 0) + Math.exp(chance + Math.log(weights[at] ?? 0) - mean)
  }
  const all = sums.reduce((sum, part) => sum + part, 0)
  return sums.map((part) => part / all)
}

/** Logarithm of a weighted mean; probabilities of long words are too small for floating-point numbers. */
function meanOf(chances: readonly number[], weights: readonly number[]): number {
  const parts = chances.map((chance, at) => chance + Math.log(weights[at] ?? 0))
  const most = Math.max(...parts)
  return most + Math.log(parts.reduce((sum, part) => sum + Math.exp(part - most), 0))
}

function countLetters(texts: readonly string[]): Letters {
  const counts = new Map<string, number>()
  const sums = new Map<string, number>()
  for (const [word] of texts
    .join(' ')
    .toLowerCase()
    .matchAll(/[\p{L}\P{ASCII}]+/gu))
    for (const [before, letter] of walkLetters(word))
      for (let from = 0; from <= REACH; from += 1) {
        const key = before.slice(from)
        counts.set(key + letter, (counts.get(key + letter) ?? 0) + 1)
        sums.set(key, (sums.get(key) ?? 0) + 1)
      }
  return { counts, sums }
}

function chanceOf(word: string, { counts, sums }: Letters): number {
  let chance = 0
  for (const [before, letter, behind] of walkLetters(word.toLowerCase().replaceAll(/\d+/g, EDGE))) {
    const parts = SHARES.map((share, from) => {
      const key = before.slice(from)
      return (share * (counts.get(key + letter) ?? 0)) / (sums.get(key) ?? 1)
    })
    chance += Math.log(parts.reduce((sum, part) => sum + part, unseen(before, letter, behind)))
  }
  return chance
}

/** Each letter with the two before and the one after it, including the edges of the word. */
function walkLetters(word: string): [before: string, letter: string, behind: string][] {
  const marked = `${EDGE.repeat(REACH)}${word}${EDGE}`
  return Array.from({ length: word.length + 1 }, (_, at) => [
    marked.slice(at, at + REACH),
    marked[at + REACH] ?? '',
    marked[at + REACH + 1] ?? '',
  ])
}

function unseen(before: string, letter: string, behind: string): number {
  const isInside = /\p{L}$/u.test(before) && /\p{L}/u.test(behind)
  if (SIGNS.test(letter)) return isInside && !JOINTS.test(letter) ? UNSEEN.other : UNSEEN.sign
  return /\p{L}/u.test(letter) ? UNSEEN.letter : UNSEEN.other
}
