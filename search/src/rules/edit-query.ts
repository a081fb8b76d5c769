import { findPattern, type QueryText } from './find-pattern.ts'
import type { QueryEdit } from './read-consequence.ts'

/** What rules make of a query. A word that one of them has changed is not changed again. */
type EditedQuery = {
  readonly text: string
  readonly query: QueryText
  /** Takes the place of all. */
  replacement: string | undefined
  /** Changes by a word's number: what stands there now, '' for nothing. */
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

/** The query as it is now: what was not changed stays as it was typed. */
export function writeQuery({ text, query, replacement, changed }: EditedQuery): string {
  if (replacement !== undefined) return replacement
  if (changed.size === 0) return text
  let written = ''
  let done = 0
  for (const [word, { end }] of query.tokens.entries()) {
    const now = changed.get(word)
    // Words may stand beside each other with nothing between: 400g.
    const gap = query.tokens[word + 1]?.start === end ? ' ' : ''
    written += now === undefined ? text.slice(done, end) : `${now === '' ? '' : ` ${now}`}${gap}`
    done = end
  }
  return (written + text.slice(done)).replace(/\s+/g, ' ').trim()
}
