import type { Language } from '@menagerie/brands/brand-locale'

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

/** A colour or flavour as part of an address, in the words of its country. */
export function toAddressWord(language: Language, word: string): string {
  const letters = LETTERS[language] ?? {}
  return [...word.toLocaleLowerCase(language).normalize('NFC')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
