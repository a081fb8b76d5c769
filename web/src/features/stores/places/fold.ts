import { toNameKey } from '@menagerie/contract/clean-text'
import { PLAIN_LETTERS } from '@menagerie/sites/plain-letters'

/** Letters with another transliteration in Ukrainian. */
const UKRAINIAN: Readonly<Record<string, string>> = { г: 'h', и: 'y' }
const CYRILLIC = /\p{Script=Cyrillic}/u
const CYRILLIC_COUNTRIES: ReadonlySet<string> = new Set(['RU', 'UA', 'BY', 'BG', 'RS', 'MK', 'KZ', 'KG'])

/** Cyrillic letters with a mark that are letters of their own; removing the mark would change them. */
const WHOLE = /[йїё]/gu

/**
 * Normalises a name for comparison: lower-case Latin letters and digits, one space between words. In countries with
 * Cyrillic script, different transliterations of the same sound become equal, so that both scripts match.
 */
export function foldPlaceName(text: string, country = ''): string {
  const own = country === 'UA' ? { ...PLAIN_LETTERS, ...UKRAINIAN } : PLAIN_LETTERS
  const plain = toNameKey(text)
    .replace(WHOLE, (letter) => own[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'ʼ`´]/gu, '')
    .replace(/[^ -~]/gu, (letter) => own[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst(e?)\b/gu, 'saint$1')
    .trim()
  return CYRILLIC_COUNTRIES.has(country) ? toSound(plain) : plain
}

/** Makes spellings equal: `Nizhniy`, `Nizhny` and `Nizhnij`; `Yekaterinburg` and `Ekaterinburg`. */
const toSound = (plain: string) =>
  plain
    .replace(/[iyj]{2,}/gu, 'y')
    .replace(/(?<![a-z])ye/gu, 'e')
    .replace(/ye/gu, 'e')
    .replace(/yy/gu, 'y')

export const isCyrillic = (text: string): boolean => CYRILLIC.test(text)
