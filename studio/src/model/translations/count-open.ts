import { findById } from '@menagerie/sites/locales'
import type { CollectionBeforeChangeHook, Payload } from 'payload'
import type { Values } from '../../platform/values.ts'
import { type FoundText, findTexts, speaksLanguage } from './find-texts.ts'
import { followMoves } from './follow-moves.ts'
import { readTranslatedFrom, type TranslatedFrom, toSourceKey } from './translated-from.ts'

/** Whether two sites have the same language, so that texts need no translation between them. */
export const isSameLanguage = (one: string, other: string): boolean => findById(one)?.file === findById(other)?.file

/**
 * The site whose language a text of the source is in: the source's own, or that of its own source if it is still
 * untranslated there.
 */
export const toOrigin = ({ foreign, site }: TranslatedFrom, print: string): string => foreign[print] ?? site

/** Texts that are still identical to the source's although the site has another language. */
export function findOpen(payload: Payload, slug: string, data: Values, from: TranslatedFrom): FoundText[] {
  const isForeign = (print: string) => !isSameLanguage(String(data.site), toOrigin(from, print))
  if (isSameLanguage(String(data.site), from.site) && Object.keys(from.foreign).length === 0) return []
  const { texts, rows } = findTexts(payload, slug, data)
  const ids = new Set(rows.map(({ id }) => id))
  // A duplicated block, or one that the source no longer has, corresponds to no row of the source, but its texts may still be the
  // source's.
  const anywhere = new Set(
    Object.entries(from.prints).flatMap(([key, print]) => (from.kept.includes(key) ? [] : print)),
  )
  const findPrint = followMoves(from, Object.entries(from.prints))
  const isKept = followMoves(
    from,
    from.kept.map((key) => [key, true] as const),
  )
  return texts.filter(({ key, print, text }) => {
    const source = toSourceKey(key, from.rows, ids)
    const isSources = source === undefined ? anywhere.has(print) : findPrint(source) === print
    const isTheirs = isSources || from.former.includes(print)
    return isTheirs && isForeign(print) && !isKept(source ?? key) && speaksLanguage(text)
  })
}

/** Stores the number of these texts in the document for publishing. */
export const countOpen: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data }
  const from = readTranslatedFrom(document)
  return {
    ...data,
    openTexts: from === undefined ? null : findOpen(req.payload, collection.slug, document, from).length,
  }
}
