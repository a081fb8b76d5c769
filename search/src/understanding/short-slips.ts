import { countWordTypos } from '../rules/is-near-word.ts'

const SHORTEST = 3
const LONGEST = 4
const VOWELS = /[aeiouyаеёиіїоуыэюяє]/gu

/**
 * Tells whether a short word has a slip that makes no other word: two letters swapped (`dgo`), a double letter written once or a single one
 * twice (`fod`, `catt`), or no vowel at all (`brd`). Replacing one of three letters would make another word: a mat is no meat.
 */
export function isSlip(typed: string, word: string): boolean {
  if (typed === word || typed[0] !== word[0] || word.length < SHORTEST || word.length > LONGEST) return false
  const gap = typed.length - word.length
  if (gap === 0) return isChangedOver(typed, word)
  if (Math.abs(gap) === 1 && toSingle(typed) === toSingle(word)) return true
  return typed.length >= SHORTEST && withoutVowels(typed) === typed && withoutVowels(word) === typed
}

/** Tells whether a word is another one without one of its vowels: `vor` for `voer`. */
export const lacksVowel = (typed: string, word: string): boolean =>
  typed.length >= SHORTEST &&
  typed.length + 1 === word.length &&
  typed[0] === word[0] &&
  withoutVowels(typed) === withoutVowels(word) &&
  isPart(typed, word)

/**
 * Tells whether a word of any length has a slip that seldom makes another word: two letters swapped, one missing, one doubled or written once
 * instead of twice, a vowel added or replaced. Another consonant turns a card (`Karte`) into a cat, and an added one turns a cat into a hat.
 */
export function isLightSlip(typed: string, word: string): boolean {
  if (typed === word || typed[0] !== word[0] || !hasOneTypo(typed, word)) return false
  if (typed.length === word.length && isChangedOver(typed, word)) return true
  if (typed.length < word.length) return true
  return toSingle(typed) === toSingle(word) || withoutVowels(typed) === withoutVowels(word)
}

/** Tells whether one letter is added, missing or replaced, or two neighbours are swapped. */
export const hasOneTypo = (typed: string, word: string): boolean =>
  Math.abs(typed.length - word.length) <= 1 && countWordTypos(typed, word) <= 1

function isPart(typed: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === typed[at]) at += 1
  return at === typed.length
}

function isChangedOver(typed: string, word: string): boolean {
  const at = Array.from(typed).findIndex((letter, place) => letter !== word[place])
  const before = word.slice(0, at)
  return typed === `${before}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
}

const toSingle = (word: string) => word.replace(/(.)\1+/gu, '$1')
const withoutVowels = (word: string) => word.replace(VOWELS, '')
