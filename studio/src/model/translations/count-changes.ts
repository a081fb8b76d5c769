import type { Payload } from 'payload'
import { compareTexts } from './compare-texts.ts'
import { findTexts } from './find-texts.ts'
import type { TranslationSource } from './read-sources.ts'
import { readTranslatedFrom } from './translated-from.ts'

/** How many texts and rows the source of a document has changed since, without what they are. */
export function countChanges(payload: Payload, own: TranslationSource, source: TranslationSource): number {
  const from = readTranslatedFrom(own.values)
  if (from === undefined) return 0
  const before = findTexts(payload, own.collection, own.values)
  const now = findTexts(payload, source.collection, source.values)
  const { changed, gained, gone } = compareTexts({ from, before, now })
  return changed.length + gained.length + gone.length
}
