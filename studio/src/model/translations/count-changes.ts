import type { Payload } from 'payload'
import { findTexts } from './find-texts.ts'
import type { TranslationSource } from './read-sources.ts'
import { readTranslatedFrom, toSourceKey } from './translated-from.ts'

/** How many texts and rows the source of a document has changed since, without what they are. */
export function countChanges(payload: Payload, own: TranslationSource, source: TranslationSource): number {
  const from = readTranslatedFrom(own.values)
  if (from === undefined) return 0
  const before = findTexts(payload, own.collection, own.values)
  const now = findTexts(payload, source.collection, source.values)
  const ids = new Set(before.rows.map(({ id }) => id))
  const prints = new Map(now.texts.map(({ key, print, text }) => [key, text === '' ? undefined : print]))
  const changed = before.texts.filter(({ key: ownKey }) => {
    const key = toSourceKey(ownKey, from.rows, ids)
    return key !== undefined && prints.has(key) && prints.get(key) !== from.prints[key]
  })
  const known = new Set([...Object.values(from.rows), ...from.left])
  const there = new Set(now.rows.map(({ id }) => id))
  const gained = outermost(now.rows.filter(({ id }) => !known.has(id)))
  const gone = outermost(before.rows.filter(({ id }) => from.rows[id] !== undefined && !there.has(from.rows[id] ?? '')))
  return changed.length + gained + gone
}

function outermost(rows: readonly { key: string }[]): number {
  return rows.filter(({ key }) => !rows.some((other) => key.startsWith(`${other.key}/`))).length
}
