import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { WHOLE_LETTERS } from '@menagerie/sites/plain-letters'

/** Some 3,000 of those that are guessed first, in lower case: words of our languages and of the trade with the endings people add. */
// Next takes `new URL` of a name for an asset of the browser, which the admin's process then cannot read.
const LIST = join(dirname(fileURLToPath(import.meta.url)), 'common-passwords.txt')
/** What stands beside each other on keyboards, and in the alphabets. */
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
/** Around a word: the `!`, the year or the date that people add. */
const AROUND = /^[^\p{L}]{0,6}(?<word>\p{L}.*?)[^\p{L}]{0,6}$/u
/** Signs that stand for letters within a word. */
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
 * Whether a password is among those that are tried first, however it is written: in other letters or capitals, with signs for letters,
 * a year or a mark at its end. `own`: names and addresses of its owner, which are no better.
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

/** Without capitals, accents, space and what is not seen; wide and narrow letters alike. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
    .replace(/[^ -~]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll('ς', 'σ')

/** Undefined: there is no word, or more than a word with an ending. */
function toWord(folded: string): string | undefined {
  const word = AROUND.exec(folded)?.groups?.word?.replace(/[@4315!0$7]/g, (sign) => SIGNS[sign] ?? sign)
  return word !== undefined && word.length >= SHORTEST_WORD ? word : undefined
}

/** A name, its parts, and those of an address of mail; what a hyphen joins is also one. */
const toNames = (name: string): string[] =>
  [name, ...name.split(/[\s@.,_+]+/), ...name.split(/[\s@.,_+-]+/)].flatMap((each) => {
    const folded = fold(each)
    return folded.length < SHORTEST_WORD ? [] : [folded, toWord(folded) ?? folded]
  })

/** The same few signs again and again, such as `abcabcab`. */
const isRepeated = (folded: string): boolean =>
  [1, 2, 3, 4].some(
    (length) =>
      length < folded.length && folded === folded.slice(0, length).repeat(folded.length).slice(0, folded.length),
  )
