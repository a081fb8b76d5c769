import { textAt } from '../index/strings.ts'
import type { MatchedWord, MatchedWords } from '../query/query-words.ts'
import type { Slot } from '../query/slot.ts'
import type { MatchedTerm } from '../query/source.ts'
import type { Generation } from './generation.ts'
import type { TextFound } from './read-text-query.ts'

const made = new WeakMap<TextFound, MatchedWords>()

/** Returns the words of records that matched the query, over all segments, for highlighting. Made once for each text of a batch. */
export function toMatchedWords({ parts }: Generation, text: TextFound): MatchedWords {
  const known = made.get(text)
  if (known) return known
  const words = new Map<string, MatchedWord>()
  for (const [part, { slots }] of text.matches.entries()) {
    const vocabulary = parts[part]?.segment.vocabulary
    if (vocabulary === undefined) continue
    for (const [slot, { terms }] of slots) {
      // Most terms of a slot match in the same way, so they share one object.
      let last: { of: MatchedTerm; match: MatchedWord } | undefined
      for (const term of terms) {
        if (last?.of.option !== term.option || last.of.prefixLength !== term.prefixLength) {
          last = { of: term, match: toMatch(slot, term) }
        }
        const word = textAt(vocabulary, term.term)
        const before = words.get(word)
        words.set(word, before === undefined ? last.match : addMatch(before, slot, term))
      }
    }
  }
  made.set(text, words)
  return words
}

function toMatch(slot: Slot, { option, prefixLength }: MatchedTerm): MatchedWord {
  const others = Array.from({ length: slot.to - slot.from - 1 }, (_, i) => slot.from + 1 + i)
  return {
    word: slot.from,
    ...(prefixLength === undefined ? {} : { prefixLength }),
    ...(others.length === 0 ? {} : { also: others }),
    ...(option.kind === 'other' && option.synonym ? { synonym: option.words } : {}),
  }
}

function addMatch(before: MatchedWord, slot: Slot, { prefixLength }: MatchedTerm): MatchedWord {
  const isWider = prefixLength === undefined && before.prefixLength !== undefined
  const answered = new Set([before.word, ...(before.also ?? [])])
  if (!isWider && answered.has(slot.from)) return before
  const { prefixLength: former, also: _, ...rest } = before
  const also = [...answered.add(slot.from)].filter((other) => other !== before.word)
  return {
    ...rest,
    ...(isWider || former === undefined ? {} : { prefixLength: former }),
    ...(also.length === 0 ? {} : { also }),
  }
}
