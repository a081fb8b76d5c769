import type { Stemmer } from './stemmer.ts'

type NordicRules = {
  /** Endings of number, definiteness and case, the longest first, with at least three letters before them. */
  readonly endings: readonly string[]
  /** Neuter adjectives (`stort`, `naturligt`), as a pattern whose first group is the common form. */
  readonly neuter: RegExp
  /** Letters that are not doubled at the end of a stem. */
  readonly singles: string
}

const VOWEL = /[aeiouyæøåäöé]/
const SHORTEST_STEM = 3
const MOST_ROUNDS = 3

/** A vowel is lost before the ending: `hamstr-` of `hamstrar` is `hamster`, `fågl-` is `fågel`. */
const LOST_VOWEL = /(?<=[bdfgkpstv])([lr])$|(?<=[dgkstx])(n)$/

/** `akvarium` has the plural `akvarier`. */
const LATIN = /(?<=..)ium(?:et|s)?$/
/** `snacks`, `pellets`. */
const FOREIGN_PLURAL = /(?<=ck|[^aeiouy]et)s$/

function cutOnce(word: string, { endings, singles }: NordicRules): string {
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < SHORTEST_STEM || !VOWEL.test(stem)) continue
    const last = stem.at(-1) ?? ''
    return last === stem.at(-2) && singles.includes(last) ? stem.slice(0, -1) : stem
  }
  return word
}

/**
 * Cuts endings until none is left: a word itself may end like a plural (`hamster`), so `hamsteren` has to lose as much.
 */
export function createNordicStemmer(rules: NordicRules): Stemmer {
  return (word) => {
    let stem = word.replace(rules.neuter, '$1').replace(LATIN, 'i').replace(FOREIGN_PLURAL, '')
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const next = cutOnce(stem, rules).replace(LOST_VOWEL, 'e$1$2')
      if (next === stem) break
      stem = next
    }
    const last = stem.at(-1) ?? ''
    return stem.length > 2 && last === stem.at(-2) && rules.singles.includes(last) ? stem.slice(0, -1) : stem
  }
}

/** Turns oe, ae, aa (from foreign keyboards) into ø, æ, å; `aa` never stands for anything else, `oe` and `ae` rarely. */
export const toNordicLetters = (word: string): string =>
  word
    .replaceAll('aa', 'å')
    .replace(/(?<!^)oe|^oe(?=[^aeiouy])/g, 'ø')
    .replace(/ae(?!$)/g, 'æ')
