import type { Payload } from 'payload'
import { compareTexts } from './compare-texts.ts'
import { findTexts } from './find-texts.ts'
import type { TranslationSource } from './read-sources.ts'
import { readTranslatedFrom } from './translated-from.ts'

/** Number of texts and rows that have changed in a document's source since it was translated. */
export function countChanges(payload: Payload, own: TranslationSource, source: TranslationSource): number {
  const from = readTranslatedFrom(own.values)
  if (from === undefined) return 0
  const before = findTexts(payload, own.collection, own.values)
  const now = findTexts(payload, source.collection, source.values)
  const { changed, gained, gone } = compareTexts({ from, before, now })
  return changed.length + gained.length + gone.length
}
