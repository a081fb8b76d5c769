import type { HighlightMark, Marker } from './mark-words.ts'

/**
 * Returns `text` from `from` to `to` with tags around its highlights; adjacent ones are joined: `400g` looks like one
 * word. Escapes nothing: that is up to the code that shows it.
 */
export function writeMarks(
  text: string,
  from: number,
  to: number,
  marks: readonly HighlightMark[],
  marker: Marker,
): string {
  let written = ''
  let done = from
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at]
    if (mark === undefined) break
    const { start } = mark
    const last = marker.replacesSynonyms ? findSynonymEnd(marks, at) : undefined
    const shown = last === undefined ? undefined : marker.queryWords[mark.match.word]?.text
    let end = last === undefined || shown === undefined ? mark.end : last.end
    for (; shown === undefined && marks[at + 1]?.start === end && !isReplaced(marks, at + 1, marker); at++) {
      end = marks[at + 1]?.end ?? end
    }
    written += text.slice(done, start) + marker.preTag + (shown ?? text.slice(start, end)) + marker.postTag
    done = end
    if (last !== undefined) at += last.marks - 1
  }
  return written + text.slice(done, to)
}

function isReplaced(marks: readonly HighlightMark[], at: number, { replacesSynonyms }: Marker): boolean {
  return replacesSynonyms && findSynonymEnd(marks, at) !== undefined
}

/**
 * Finds the end of the synonym that begins with highlight `at`, if all its words are beside each other, and its number of
 * highlights. Several words may be replaced by one word of the query, but not the reverse: that is Algolia's rule.
 */
function findSynonymEnd(marks: readonly HighlightMark[], at: number): { end: number; marks: number } | undefined {
  const first = marks[at]
  const words = first?.match.synonym
  if (first === undefined || words === undefined || first.match.also !== undefined) return undefined
  let end = first.end
  for (const [offset, word] of words.entries()) {
    const mark = marks[at + offset]
    if (mark === undefined || mark.folded !== word || mark.token !== first.token + offset) return undefined
    end = mark.end
  }
  return { end, marks: words.length }
}
