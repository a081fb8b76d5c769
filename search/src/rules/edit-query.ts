import { findPattern, type QueryText } from './find-pattern.ts'
import type { QueryEdit } from './read-consequence.ts'

/** A query that rules edit. A word that one rule has changed is not changed again. */
type EditedQuery = {
  readonly text: string
  readonly query: QueryText
  /** Replaces the whole query. */
  replacement: string | undefined
  /** Changes by number of the word: the new text, or '' when the word is removed. */
  readonly changed: Map<number, string>
}

export function startEdits(text: string, query: QueryText): EditedQuery {
  return { text, query, replacement: undefined, changed: new Map() }
}

export function replaceQuery(edited: EditedQuery, replacement: string): void {
  if (edited.replacement === undefined && edited.changed.size === 0) edited.replacement = replacement
}

export function editQuery(edited: EditedQuery, edits: readonly QueryEdit[], isLoose: boolean): void {
  if (edited.replacement !== undefined) return
  for (const { parts, insert } of edits) {
    if (parts.length === 0) continue
    for (const { from, to } of findPattern(parts, 'contains', isLoose, edited.query)) {
      let isFree = true
      for (let word = from; word < to; word++) if (edited.changed.has(word)) isFree = false
      if (!isFree) continue
      for (let word = from; word < to; word++) edited.changed.set(word, word === from ? insert : '')
    }
  }
}

/** Returns the edited query. Unchanged parts stay as they were typed. */
export function writeQuery({ text, query, replacement, changed }: EditedQuery): string {
  if (replacement !== undefined) return replacement
  if (changed.size === 0) return text
  let written = ''
  let done = 0
  for (const [word, { end }] of query.tokens.entries()) {
    const now = changed.get(word)
    // Words may stand directly beside each other, as in 400g.
    const gap = query.tokens[word + 1]?.start === end ? ' ' : ''
    written += now === undefined ? text.slice(done, end) : `${now === '' ? '' : ` ${now}`}${gap}`
    done = end
  }
  return (written + text.slice(done)).replace(/\s+/g, ' ').trim()
}
