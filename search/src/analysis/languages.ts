import type { FoldVariants } from './fold.ts'
import type { LanguageCode } from './language-codes.ts'
import type { CompoundRules } from './split-compound.ts'
import { STEMMERS } from './stemmers/all-stemmers.ts'
import type { Stemmer } from './stemmers/stemmer.ts'
import { STOP_WORDS } from './stop-words.ts'
import type { Elision } from './tokenize.ts'

export type Language = {
  readonly stem: Stemmer
  /** Separated by blanks, folded or not. */
  readonly stopWords: string
  readonly variants?: FoldVariants
  readonly elision?: Elision
  readonly compounds?: CompoundRules
}

const toMap = (letters: { readonly [letter: string]: string }): ReadonlyMap<string, string> =>
  new Map(Object.entries(letters))
const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const GERMAN_VARIANTS: FoldVariants = [toMap({ ä: 'ae', ö: 'oe', ü: 'ue' })]
/** ø å æ as two letters, and as one. */
const NORDIC_VARIANTS: FoldVariants = [toMap({ ø: 'oe', ö: 'oe', å: 'aa', æ: 'ae', ä: 'ae' }), toMap({ æ: 'a' })]

const FRENCH_ELISION: Elision = {
  dropped: toSet('l d j m t s n c qu jusqu lorsqu puisqu quoiqu'),
  parts: false,
}
const ITALIAN_ELISION: Elision = {
  dropped: toSet('l d un dell all dall nell sull coll quell quest gl degl agl dagl c m t s v n'),
  parts: true,
}

const joins = (links: string): CompoundRules => ({ links: links.split(' '), shortestPart: 3, mostParts: 3 })

export const LANGUAGES = {
  en: { stem: STEMMERS.en, stopWords: STOP_WORDS.en },
  nl: { stem: STEMMERS.nl, stopWords: STOP_WORDS.nl, compounds: joins('s en e n er') },
  de: {
    stem: STEMMERS.de,
    stopWords: STOP_WORDS.de,
    variants: GERMAN_VARIANTS,
    compounds: joins('s es n en er e ens ns'),
  },
  fr: { stem: STEMMERS.fr, stopWords: STOP_WORDS.fr, elision: FRENCH_ELISION },
  es: { stem: STEMMERS.es, stopWords: STOP_WORDS.es },
  it: { stem: STEMMERS.it, stopWords: STOP_WORDS.it, elision: ITALIAN_ELISION },
  no: { stem: STEMMERS.no, stopWords: STOP_WORDS.no, variants: NORDIC_VARIANTS, compounds: joins('s e') },
  da: { stem: STEMMERS.da, stopWords: STOP_WORDS.da, variants: NORDIC_VARIANTS, compounds: joins('s e er') },
  sv: { stem: STEMMERS.sv, stopWords: STOP_WORDS.sv, variants: NORDIC_VARIANTS, compounds: joins('s e o u') },
  pl: { stem: STEMMERS.pl, stopWords: STOP_WORDS.pl },
  cs: { stem: STEMMERS.cs, stopWords: STOP_WORDS.cs },
  ru: { stem: STEMMERS.ru, stopWords: STOP_WORDS.ru },
  uk: { stem: STEMMERS.uk, stopWords: STOP_WORDS.uk },
  hu: { stem: STEMMERS.hu, stopWords: STOP_WORDS.hu, compounds: joins('i') },
  fi: { stem: STEMMERS.fi, stopWords: STOP_WORDS.fi, variants: NORDIC_VARIANTS, compounds: joins('n en in') },
} satisfies Record<LanguageCode, Language>
