import { textAt } from '../index/strings.ts'
import type { MatchedWord, MatchedWords } from '../query/query-words.ts'
import type { Slot } from '../query/slot.ts'
import type { MatchedTerm } from '../query/source.ts'
import type { Generation } from './generation.ts'
import type { TextFound } from './read-text-query.ts'

const made = new WeakMap<TextFound, MatchedWords>()

/** Words of records that answered a query, over all segments: what is marked in hits. Made once for each text of a batch. */
export function toMatchedWords({ parts }: Generation, text: TextFound): MatchedWords {
  const known = made.get(text)
  if (known) return known
  const words = new Map<string, MatchedWord>()
  for (const [part, { slots }] of text.matches.entries()) {
    const vocabulary = parts[part]?.segment.vocabulary
    if (vocabulary === undefined) continue
    for (const [slot, { terms }] of slots) {
      for (const term of terms) addMatch(words, textAt(vocabulary, term.term), slot, term)
    }
  }
  made.set(text, words)
  return words
}

function addMatch(
  words: Map<string, MatchedWord>,
  word: string,
  slot: Slot,
  { option, prefixLength }: MatchedTerm,
): void {
  const before = words.get(word)
  if (before === undefined) {
    const others = Array.from({ length: slot.to - slot.from - 1 }, (_, i) => slot.from + 1 + i)
    words.set(word, {
      word: slot.from,
      ...(prefixLength === undefined ? {} : { prefixLength }),
      ...(others.length === 0 ? {} : { also: others }),
      ...(option.kind === 'other' && option.synonym ? { synonym: option.words } : {}),
    })
    return
  }
  const isWider = prefixLength === undefined && before.prefixLength !== undefined
  const answered = new Set([before.word, ...(before.also ?? [])])
  const isNew = slot.from < slot.to && !answered.has(slot.from)
  if (!isWider && !isNew) return
  const { prefixLength: former, also: _, ...rest } = before
  const also = [...answered, slot.from].filter((other) => other !== before.word)
  words.set(word, {
    ...rest,
    ...(isWider || former === undefined ? {} : { prefixLength: former }),
    ...(also.length === 0 ? {} : { also: [...new Set(also)] }),
  })
}
