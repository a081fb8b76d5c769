/** Letters that Unicode does not decompose. ё and ґ are folded on purpose, й and ї are listed because they must stay whole. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ł: 'l',
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    ẞ: 'ss',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ŧ: 't',
    ı: 'i',
    ŋ: 'n',
    ĸ: 'k',
    ς: 'σ',
    ё: 'е',
    ґ: 'г',
    й: 'й',
    ї: 'ї',
    "'": '',
    '½': '.5',
    '¼': '.25',
    '¾': '.75',
    '⁄': '',
    '.': '.',
    ',': '.',
  }),
)

/** Accents of any script and the points of Hebrew; vowel signs of other scripts count as letters. */
const ACCENTS = /\p{Script=Inherited}|(?=\p{M})\p{Script=Hebrew}/gu

/** Characters kept from a decomposition, as some contain blanks and brackets (`㈀`, `ﷺ`). */
const PART_OF_WORD = /[\p{L}\p{N}\p{M}]/u

const MOST_LETTERS = 5000
const letters = new Map<string, string>(LETTERS)

function foldLetter(letter: string): string {
  const known = letters.get(letter)
  if (known !== undefined) return known
  let folded = ''
  for (const part of letter.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replace(ACCENTS, '')) {
    if (PART_OF_WORD.test(part)) folded += LETTERS.get(part) ?? part
  }
  folded = folded.normalize('NFC')
  if (letters.size < MOST_LETTERS) letters.set(letter, folded)
  return folded
}

function foldLetters(word: string, replaced?: ReadonlyMap<string, string>): string {
  let folded = ''
  for (const letter of word) folded += replaced?.get(letter) ?? foldLetter(letter)
  if (folded.startsWith('.')) return `0${folded}`
  return folded === '' ? word : folded
}

const ASCII = /^[a-z0-9]*$/
const NUMBER = /^\d+(?:[.,]\d+)+$/
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/

/** `1,5` becomes `1.5`, `2,0` also `2`, `1.000` also `1000`, `1.000,50` becomes `1000.50`. */
function foldNumber(word: string): string[] {
  const last = Math.max(word.lastIndexOf('.'), word.lastIndexOf(','))
  const whole = word.slice(0, last)
  const isMixed = whole.includes(word[last] === '.' ? ',' : '.')
  const isThousands = whole.includes(',') && word[last] === ','
  const forms = [
    isThousands
      ? word.replaceAll(',', '')
      : isMixed
        ? `${whole.replace(/[.,]/g, '')}.${word.slice(last + 1)}`
        : word.replace(',', '.'),
  ]
  if (GROUPED.test(word) && !isThousands) forms.push(word.replace(/[.,]/g, ''))
  else if (/^\d+[.,]0+$/.test(word)) forms.push(whole)
  return forms
}

/** How a language's letters are written without its keyboard; each map gives one further form. */
export type FoldVariants = readonly ReadonlyMap<string, string>[]

/**
 * Returns the form by which indexes know a word first, then its other spellings, all without accents. Takes a
 * lower-cased NFC word. Folding the first form returns it again.
 */
export function foldSearchWord(word: string, variants: FoldVariants = []): readonly string[] {
  if (ASCII.test(word)) return [word]
  if (NUMBER.test(word)) return foldNumber(word)
  const forms = [foldLetters(word)]
  for (const replaced of variants) {
    const form = foldLetters(word, replaced)
    if (!forms.includes(form)) forms.push(form)
  }
  // `dog's` is also found as `dogs`, which people type, and as `dog`.
  if (word.endsWith("'s")) forms.push(foldLetters(word.slice(0, -2)))
  return forms
}
