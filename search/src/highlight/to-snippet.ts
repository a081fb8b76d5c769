import type { Token } from '../analysis/analyzer.ts'
import type { Snippeted } from '../port/search-answer.ts'
import { findEntity } from './find-entity.ts'
import { findMatchedWords, type HighlightMark, type Marker, markWords, nameWord, toMatchLevel } from './mark-words.ts'
import { writeMarks } from './write-marks.ts'

/**
 * Returns the `words` words of `text` with most different words of the query: the beginning when no other part is
 * better, else the first best part with its surroundings.
 */
export function toSnippet(text: string, words: number, marker: Marker): Snippeted {
  const tokens = marker.matched.size === 0 && text.length < words ? [] : marker.analyzer.tokenize(text)
  const marks = marker.matched.size === 0 ? [] : markWords(text, tokens, marker)
  const first = tokens.length <= words ? 0 : findFirstWord(marks, tokens.length, words, marker)
  const shown = marks.filter(({ token }) => token >= first && token < first + words)
  const from = first === 0 ? 0 : findStart(text, tokens[first])
  const to = first + words >= tokens.length ? text.length : findEnd(text, tokens[first + words - 1])
  const value = writeMarks(text, from, to, shown, marker)
  return {
    value: `${from > 0 ? marker.ellipsis : ''}${value}${to < text.length ? marker.ellipsis : ''}`,
    matchLevel: toMatchLevel(findMatchedWords(shown, marker.queryWords), marker.queryWords),
  }
}

/** Returns the number of the snippet's first word, of `count` words. */
function findFirstWord(marks: readonly HighlightMark[], count: number, words: number, marker: Marker): number {
  const span = findBestSpan(marks, words, marker)
  if (span === undefined || span.last < words) return 0
  const around = words - (span.last - span.first + 1)
  return Math.min(span.first - Math.floor(around / 2), count - words)
}

/** Finds the first span of at most `words` words with most different words of the query, by a sliding window. */
function findBestSpan(
  marks: readonly HighlightMark[],
  words: number,
  { queryWords }: Marker,
): { first: number; last: number } | undefined {
  const names = marks.map(({ match }) => [match.word, ...(match.also ?? [])].map((word) => nameWord(queryWords[word])))
  const counts = new Map<string, number>()
  let best: { first: number; last: number } | undefined
  let most = 0
  let tail = 0
  for (let head = 0; head < marks.length; head++) {
    const mark = marks[head]
    if (mark === undefined) break
    for (const name of names[head] ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
    for (let oldest = marks[tail]; oldest && oldest.token <= mark.token - words; oldest = marks[++tail]) {
      for (const name of names[tail] ?? []) {
        const left = (counts.get(name) ?? 0) - 1
        if (left > 0) counts.set(name, left)
        else counts.delete(name)
      }
    }
    if (counts.size <= most) continue
    most = counts.size
    best = { first: marks[tail]?.token ?? mark.token, last: mark.token }
  }
  return best
}

function findStart(text: string, token: Token | undefined): number {
  if (token === undefined) return 0
  return findEntity(text, token.start)?.start ?? token.start
}

function findEnd(text: string, token: Token | undefined): number {
  if (token === undefined) return text.length
  return findEntity(text, token.start)?.end ?? token.end
}
