import type { Synonym } from '../port/synonym.ts'

/** Letters without case, accents or keyboards (Yi): a word of them is whole to every analysis and is never typed. */
const DIGITS = 'ꀁꀂꀃꀄꀅꀆꀇꀈꀉꀊ'
const OTHER = 'ꀋ'
const EDGE = 'ꀌ'

const LETTER = /^\p{L}$/u
const BRACKETS = /[<>]/g

/** How long a placeholder's name may be: past this many letters words are cut. */
export const LONGEST_PLACEHOLDER = 60

/** The names of all placeholders, lower-cased, without their angle brackets. */
export function findPlaceholders(synonyms: readonly Synonym[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const synonym of synonyms) if (synonym.type === 'placeholder') names.add(toPlaceholderName(synonym.placeholder))
  return names
}

export function toPlaceholderName(placeholder: string): string {
  return placeholder.replace(BRACKETS, '').trim().toLowerCase()
}

/** The word under which indexes know a placeholder. */
export function toPlaceholderWord(name: string): string {
  let word = EDGE
  // By code units, so that the word is as long as what it stands for.
  for (let at = 0; at < name.length; at++) word += toLetter(name[at] ?? '')
  return word + EDGE
}

function toLetter(unit: string): string {
  const digit = '0123456789'.indexOf(unit)
  if (digit >= 0) return DIGITS[digit] ?? OTHER
  return LETTER.test(unit) ? unit : OTHER
}

/**
 * A record's text as it is to be analysed: every `<name>` of a known placeholder is one word of the same length that no person
 * types, so that only its replacements find it, and offsets and the distances of words stay. A query's side is an ordinary
 * alternative: replacements may change without the records being analysed again, new names may not. Other brackets are left alone.
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
