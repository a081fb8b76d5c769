import type { Analyzer } from '../analysis/analyzer.ts'
import { APOSTROPHES } from '../analysis/classify-character.ts'

/** Longer words are highlighted as a whole: such words are not typed, and alignment is a search through their letters. */
const LONGEST_ALIGNED = 200

/**
 * Returns where the first `length` code units of `folded` end in `written`, whose folded form it is: after a whole letter with
 * its marks. Folding makes words longer (ß, æ, ä as ae) and shorter (combining marks, apostrophes), so letters are aligned.
 */
export function findPrefixEnd(written: string, folded: string, length: number, analyzer: Analyzer): number {
  if (length >= folded.length) return written.length
  if (written.length > LONGEST_ALIGNED) return written.length
  if (written.length === folded.length && isPlain(written)) return length
  const letters = toLetters(written)
  const ends = alignLetters(letters, folded, analyzer)
  let end = 0
  for (const [at, letter] of letters.entries()) {
    end += letter.length
    if ((ends?.[at] ?? at + 1) >= length) return end
  }
  return written.length
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

const MARK = /^\p{M}$/u
const WORD_LETTER = /[\p{L}\p{N}]/u

/** Splits into letters, each with its combining marks. */
function toLetters(text: string): string[] {
  const letters: string[] = []
  for (const letter of text) {
    const last = letters.length - 1
    if (last >= 0 && MARK.test(letter)) letters[last] += letter
    else letters.push(letter)
  }
  return letters
}

/** Returns where each letter ends in `folded`, or undefined when the word was not folded letter by letter. */
function alignLetters(letters: readonly string[], folded: string, analyzer: Analyzer): number[] | undefined {
  const forms = letters.map((letter) => toForms(letter, analyzer))
  const ends: number[] = []
  const failed = new Set<number>()
  const align = (letter: number, from: number): boolean => {
    const key = letter * (folded.length + 1) + from
    if (failed.has(key)) return false
    const choices = forms[letter]
    if (choices === undefined) return from === folded.length
    for (const form of choices) {
      if (!folded.startsWith(form, from) || !align(letter + 1, from + form.length)) continue
      ends[letter] = from + form.length
      return true
    }
    failed.add(key)
    return false
  }
  return align(0, 0) ? ends : undefined
}

function toForms(letter: string, analyzer: Analyzer): string[] {
  const lower = letter.normalize('NFC').toLowerCase()
  const forms = [...analyzer.fold(lower), lower]
  // Folding drops these inside a word, but one of the apostrophes counts as a letter elsewhere.
  if (APOSTROPHES.includes(letter) || !WORD_LETTER.test(letter)) forms.push('')
  return forms
}
