import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { WHOLE_LETTERS } from '@menagerie/sites/plain-letters'

/** About 3,000 of the most guessed passwords, in lower case: words of the sites' languages and of the trade, with common endings. */
// Next.js would treat `new URL` of a file name as an asset for browsers, which the admin's process could not read.
const LIST = join(dirname(fileURLToPath(import.meta.url)), 'common-passwords.txt')
/** Characters that are neighbours on keyboards or in alphabets. */
const ROWS = [
  ...[
    '1234567890',
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'qwertzuiop',
    'yxcvbnm',
    'azertyuiop',
    'qsdfghjklm',
    'wxcvbn',
  ],
  ...['йцукенгшщзхъ', 'фывапролджэ', 'фівапролджє', 'ячсмитьбю', 'ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
  ...['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', 'αβγδεζηθικλμνξοπρστυφχψω'],
]
const IN_ROW = 6
const SHORTEST_WORD = 4
/** A word with the digits or signs that people add around it, such as `!` or a year. */
const AROUND = /^[^\p{L}]{0,6}(?<word>\p{L}.*?)[^\p{L}]{0,6}$/u
/** Characters that often replace letters. */
const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

type KnownPasswords = { whole: ReadonlySet<string>; words: ReadonlySet<string>; rows: readonly string[] }
let known: KnownPasswords | undefined

/**
 * Whether a password is one of the first that attackers try, in any variation: upper case, signs instead of letters, a
 * year or a sign at the end. `own`: names and addresses of its owner, which are guessed first as well.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  known ??= readKnown()
  const typed = fold(password)
  const word = toWord(typed)
  const names = [...BRAND_KEYS, ...own].flatMap(toNames)
  if (known.whole.has(typed) || isRepeated(typed) || names.includes(typed)) return true
  if (word === undefined) return known.rows.some((row) => row.includes(typed))
  return (
    known.words.has(word) ||
    names.includes(word) ||
    (word.length >= IN_ROW && known.rows.some((row) => row.includes(word)))
  )
}

function readKnown(): KnownPasswords {
  const whole = readFileSync(LIST, 'utf8').trim().split('\n').map(fold)
  const rows = ROWS.map(fold)
  return {
    whole: new Set(whole),
    words: new Set(whole.flatMap((each) => toWord(each) ?? [])),
    rows: [...rows, ...rows.map((row) => [...row].toReversed().join(''))],
  }
}

/** Removes case, accents, spaces, invisible characters and the difference between wide and narrow letters. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
    .replace(/[^ -~]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll('ς', 'σ')

/** Undefined if the text is not a single word with an optional ending. */
function toWord(folded: string): string | undefined {
  const word = AROUND.exec(folded)?.groups?.word?.replace(/[@4315!0$7]/g, (sign) => SIGNS[sign] ?? sign)
  return word !== undefined && word.length >= SHORTEST_WORD ? word : undefined
}

/** A name, its parts, and the parts of an email address; hyphenated names are also kept whole. */
const toNames = (name: string): string[] =>
  [name, ...name.split(/[\s@.,_+]+/), ...name.split(/[\s@.,_+-]+/)].flatMap((each) => {
    const folded = fold(each)
    return folded.length < SHORTEST_WORD ? [] : [folded, toWord(folded) ?? folded]
  })

/** A repetition of up to four characters, such as `abcabcab`. */
const isRepeated = (folded: string): boolean =>
  [1, 2, 3, 4].some(
    (length) =>
      length < folded.length && folded === folded.slice(0, length).repeat(folded.length).slice(0, folded.length),
  )
