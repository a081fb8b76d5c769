import { cleanLine } from '@menagerie/contract/clean-text'
import type { Language } from './brand-locale.ts'
import { PLAIN_LETTERS } from './plain-letters.ts'

/** How the words of a language are written in its addresses, where that is neither leaving out accents nor the plain letter. */
const LETTERS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { ø: 'oe', å: 'aa' },
  ru: { х: 'h', щ: 'sch' },
  uk: { г: 'h', є: 'ie', и: 'y', ї: 'i', й: 'i', ю: 'iu', я: 'ia' },
}

/** Where a word that lost its vowel stands apart from the next one: `l’été` is `l-ete`. Elsewhere the sign is part of a word. */
const APART: ReadonlySet<Language> = new Set(['fr', 'it'])

/** Words of a language as part of an address: `Gezond gebit: 5 tips` becomes `gezond-gebit-5-tips`; empty when no letter or digit is left. */
export function toAddressWord(language: Language, word: string): string {
  const letters = LETTERS[language] ?? {}
  return [...cleanLine(word).toLocaleLowerCase(language)]
    .map((letter) => letters[letter] ?? PLAIN_LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, APART.has(language) ? '-' : '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
