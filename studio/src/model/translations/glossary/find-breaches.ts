import { cleanLine } from '@menagerie/contract/clean-text'

export type GlossaryRule = { say: string; never: readonly string[]; note?: string | null | undefined }
export type Breach = { never: string; say: string; note: string }

/** Words of a text that its language never says, each once, with what to say: whole words, capitals or not; `*` is any ending. */
export function findBreaches(written: string, rules: readonly GlossaryRule[]): Breach[] {
  const text = cleanLine(written)
  if (text === '') return []
  const found = new Map<string, Breach>()
  const words = rules.flatMap(({ say, never, note }) => never.map((word) => ({ say, word, note: note ?? '' })))
  for (const { say, word, note } of words) {
    for (const [match] of text.matchAll(toPattern(word))) {
      if (!isWithin(text, match, say)) found.set(match, { never: match, say, note })
    }
  }
  return [...found.values()]
}

/** The pattern of a word as a glossary has it. */
function toPattern(word: string): RegExp {
  const hasEnding = word.endsWith('*')
  const literal = cleanLine(hasEnding ? word.slice(0, -1) : word)
  const words = literal.split(/\s+/).map((each) => each.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
  // Nothing is never said: a rule that is still empty.
  if (literal === '') return /(?!)/gu
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}${hasEnding ? '\\p{L}*' : '(?![\\p{L}\\p{N}])'}`, 'giu')
}

/** What is to be said may have what is never said in it: “dry pet food” where “pet food” is refused. */
function isWithin(text: string, match: string, say: string): boolean {
  const allowed = cleanLine(say).toLowerCase()
  if (!allowed.includes(match.toLowerCase())) return false
  const rest = text.toLowerCase().replaceAll(allowed, ' ')
  return !rest.includes(match.toLowerCase())
}
