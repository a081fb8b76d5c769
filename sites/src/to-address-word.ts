import { cleanLine } from '@menagerie/contract/clean-text'
import type { Language } from './brand-locale.ts'
import { PLAIN_LETTERS } from './plain-letters.ts'

/** How addresses in a language write its letters, where that is neither dropping the accent nor the usual plain letter. */
const LETTERS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { ø: 'oe', å: 'aa' },
  ru: { х: 'h', щ: 'sch' },
  uk: { г: 'h', є: 'ie', и: 'y', ї: 'i', й: 'i', ю: 'iu', я: 'ia' },
}

/** Languages in which an apostrophe separates words: `l’été` becomes `l-ete`. Elsewhere it is part of a word. */
const APART: ReadonlySet<Language> = new Set(['fr', 'it'])

/** Turns words of a language into a part of an address: `Gezond gebit: 5 tips` becomes `gezond-gebit-5-tips`; empty when no letter or digit is left. */
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
