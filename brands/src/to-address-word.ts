import type { Language } from './brand-locale.ts'
import { PLAIN_LETTERS } from './plain-letters.ts'

const RUSSIAN = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}
const UKRAINIAN = {
  ...RUSSIAN,
  ...{ г: 'h', ґ: 'g', є: 'ie', и: 'y', і: 'i', ї: 'i', й: 'i', х: 'kh', щ: 'shch', ю: 'iu', я: 'ia' },
}

/** How the words of a language are written in its addresses, where that is more than leaving out accents. */
const LETTERS: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
  no: { æ: 'ae', ø: 'o', å: 'a' },
  pl: { ł: 'l' },
  ru: RUSSIAN,
  uk: UKRAINIAN,
}

/** Where a word that lost its vowel stands apart from the next one: `l’été` is `l-ete`. Elsewhere the sign is part of a word. */
const APART: ReadonlySet<Language> = new Set(['fr', 'it'])

/** Words of a language as part of an address: `Gezond gebit: 5 tips` becomes `gezond-gebit-5-tips`; empty when no letter or digit is left. */
export function toAddressWord(language: Language, word: string): string {
  const letters = LETTERS[language] ?? {}
  return [...word.toLocaleLowerCase(language).normalize('NFC')]
    .map((letter) => letters[letter] ?? PLAIN_LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, APART.has(language) ? '-' : '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
