import type { Synonym } from '../port/synonym.ts'

/** Letters of the Yi script, which has no case and no accents. Every analysis keeps a word of them whole, and visitors do not type it. */
const DIGITS = 'ꀁꀂꀃꀄꀅꀆꀇꀈꀉꀊ'
const OTHER = 'ꀋ'
const EDGE = 'ꀌ'

const LETTER = /^\p{L}$/u
const BRACKETS = /[<>]/g

/** Longest name of a placeholder. Longer words are cut. */
export const LONGEST_PLACEHOLDER = 60

/** Returns the names of all placeholders in lower case, without their angle brackets. */
export function findPlaceholders(synonyms: readonly Synonym[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const synonym of synonyms) if (synonym.type === 'placeholder') names.add(toPlaceholderName(synonym.placeholder))
  return names
}

export function toPlaceholderName(placeholder: string): string {
  return placeholder.replace(BRACKETS, '').trim().toLowerCase()
}

/** Returns the word that stands for a placeholder in indexes. */
export function toPlaceholderWord(name: string): string {
  let word = EDGE
  // Counted by code units, so that the word is as long as the name with its brackets.
  for (let at = 0; at < name.length; at++) word += toLetter(name[at] ?? '')
  return word + EDGE
}

function toLetter(unit: string): string {
  const digit = '0123456789'.indexOf(unit)
  if (digit >= 0) return DIGITS[digit] ?? OTHER
  return LETTER.test(unit) ? unit : OTHER
}

/**
 * Prepares a record's text for analysis. Every `<name>` of a known placeholder becomes one word of the same length that visitors do not type. So
 * only its replacements find it, and offsets and distances of words stay the same. In a query a placeholder is an ordinary alternative.
 * Replacements may therefore change without a new analysis of the records, but new names need one. Other brackets are left alone.
 */
export function hidePlaceholders(text: string, placeholders: ReadonlySet<string>): string {
  if (placeholders.size === 0) return text
  let hidden = ''
  let done = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', open + 1)) {
    const following = text.slice(open + 1, open + LONGEST_PLACEHOLDER + 2)
    const name = following.slice(0, Math.max(0, following.indexOf('>')))
    if (!placeholders.has(name.toLowerCase())) continue
    hidden += text.slice(done, open) + toPlaceholderWord(name)
    done = open + name.length + 2
  }
  return done === 0 ? text : hidden + text.slice(done)
}
