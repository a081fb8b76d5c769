import { type FoldVariants, foldSearchWord } from './fold.ts'
import type { LanguageCode } from './language-codes.ts'
import type { CompoundRules } from './split-compound.ts'
import { STEMMERS } from './stemmers/all-stemmers.ts'
import type { Stemmer } from './stemmers/stemmer.ts'
import { STOP_WORDS } from './stop-words.ts'
import type { Elision } from './tokenize.ts'

export type SearchLanguage = {
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
/** Writes ø å æ as two letters, and as one. */
const NORDIC_VARIANTS: FoldVariants = [toMap({ ø: 'oe', ö: 'oe', å: 'aa', æ: 'ae', ä: 'ae' }), toMap({ æ: 'a' })]

const FRENCH_ELISION: Elision = {
  dropped: toSet('l d j m t s n c qu jusqu lorsqu puisqu quoiqu'),
  parts: false,
}
const ITALIAN_ELISION: Elision = {
  dropped: toSet('l d un dell all dall nell sull coll quell quest gl degl agl dagl c m t s v n'),
  parts: true,
}

/** Endings that are also the ends of whole words of three or four letters. */
const NORDIC_ENDINGS =
  'den der dar det ens ene ere ers ret rets ler len lar ser sen ske sker ska sla sta nem ner nar nare nen ten ter tar ger gar gas mer mar men ren rede ende ande hed het skab skap ing ingar inger lig ligt lige bar samt somt som vera aren omt'
const ENDINGS = {
  nl: 'den ten ver ben hen gen sen ler der ber ger ken men nen ter mer ling ing heid lijk ige elk aar eel ent ant ette tje tjes bare zaam loos',
  de: 'der den wer ich ein ende ens ung ler sen ten ter ger ige lich bar sam heit keit mal des her hin ver ner ster nis',
  no: NORDIC_ENDINGS,
  da: NORDIC_ENDINGS,
  sv: NORDIC_ENDINGS,
  hu: 'nak nek ban ben bol tol rol hoz hez val vel ert kent ank enk unk tek atok etek',
  fi: 'ssa sta lla lta lle ksi nsa mme nne kin kaan han mat ten den ista illa ille issa',
} as const

const joins = (language: keyof typeof ENDINGS, links: string): CompoundRules => ({
  links: links.split(' '),
  shortestPart: 3,
  mostParts: 3,
  notParts: new Set(`${ENDINGS[language]} ${STOP_WORDS[language]}`.split(' ').flatMap((word) => foldSearchWord(word))),
})

export const SEARCH_LANGUAGES = {
  en: { stem: STEMMERS.en, stopWords: STOP_WORDS.en },
  nl: { stem: STEMMERS.nl, stopWords: STOP_WORDS.nl, compounds: joins('nl', 's en e n er') },
  de: {
    stem: STEMMERS.de,
    stopWords: STOP_WORDS.de,
    variants: GERMAN_VARIANTS,
    compounds: joins('de', 's es n en er e ens ns'),
  },
  fr: { stem: STEMMERS.fr, stopWords: STOP_WORDS.fr, elision: FRENCH_ELISION },
  es: { stem: STEMMERS.es, stopWords: STOP_WORDS.es },
  it: { stem: STEMMERS.it, stopWords: STOP_WORDS.it, elision: ITALIAN_ELISION },
  no: { stem: STEMMERS.no, stopWords: STOP_WORDS.no, variants: NORDIC_VARIANTS, compounds: joins('no', 's e') },
  da: { stem: STEMMERS.da, stopWords: STOP_WORDS.da, variants: NORDIC_VARIANTS, compounds: joins('da', 's e er') },
  sv: { stem: STEMMERS.sv, stopWords: STOP_WORDS.sv, variants: NORDIC_VARIANTS, compounds: joins('sv', 's e o u') },
  pl: { stem: STEMMERS.pl, stopWords: STOP_WORDS.pl },
  cs: { stem: STEMMERS.cs, stopWords: STOP_WORDS.cs },
  ru: { stem: STEMMERS.ru, stopWords: STOP_WORDS.ru },
  uk: { stem: STEMMERS.uk, stopWords: STOP_WORDS.uk },
  hu: { stem: STEMMERS.hu, stopWords: STOP_WORDS.hu, compounds: joins('hu', 'i') },
  fi: { stem: STEMMERS.fi, stopWords: STOP_WORDS.fi, variants: NORDIC_VARIANTS, compounds: joins('fi', 'n en in') },
} satisfies Record<LanguageCode, SearchLanguage>
