import { cleanLine } from '@menagerie/contract/clean-text'

export type GlossaryRule = { say: string; never: readonly string[]; note?: string | null | undefined }
export type Breach = { never: string; say: string; note: string }

/**
 * Words of a text that the glossary forbids, each once, with the replacement. Matches whole words regardless of case;
 * `*` stands for any ending.
 */
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

/** Pattern for a word of the glossary. */
function toPattern(word: string): RegExp {
  const hasEnding = word.endsWith('*')
  const literal = cleanLine(hasEnding ? word.slice(0, -1) : word)
  const words = literal.split(/\s+/).map((each) => each.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
  // An empty rule matches nothing.
  if (literal === '') return /(?!)/gu
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}${hasEnding ? '\\p{L}*' : '(?![\\p{L}\\p{N}])'}`, 'giu')
}

/** Whether the forbidden words are part of the replacement: “dry pet food” where “pet food” is forbidden. */
function isWithin(text: string, match: string, say: string): boolean {
  const allowed = cleanLine(say).toLowerCase()
  if (!allowed.includes(match.toLowerCase())) return false
  const rest = text.toLowerCase().replaceAll(allowed, ' ')
  return !rest.includes(match.toLowerCase())
}
