import { findById } from '@menagerie/sites/locales'
import type { CollectionBeforeChangeHook, Payload } from 'payload'
import type { Values } from '../../platform/values.ts'
import { type FoundText, findTexts, speaksLanguage } from './find-texts.ts'
import { followMoves } from './follow-moves.ts'
import { readTranslatedFrom, type TranslatedFrom, toSourceKey } from './translated-from.ts'

/** Whether two sites speak one language: then a text of one is none of the other's to translate. */
export const isSameLanguage = (one: string, other: string): boolean => findById(one)?.file === findById(other)?.file

/** The site that a text of the source is from: the source's own, or the one where the source has it from and never translated it. */
export const toOrigin = ({ foreign, site }: TranslatedFrom, print: string): string => foreign[print] ?? site

/** Texts that are still those of the source, letter by letter, though the site speaks another language than they do. */
export function findOpen(payload: Payload, slug: string, data: Values, from: TranslatedFrom): FoundText[] {
  const isForeign = (print: string) => !isSameLanguage(String(data.site), toOrigin(from, print))
  if (isSameLanguage(String(data.site), from.site) && Object.keys(from.foreign).length === 0) return []
  const { texts, rows } = findTexts(payload, slug, data)
  const ids = new Set(rows.map(({ id }) => id))
  // A block that was doubled, or that the source no longer has, is of none of its rows, and its words are the source's all the same.
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

/** Keeps the count of these texts in the document, where publishing reads it. */
export const countOpen: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const document = { ...originalDoc, ...data }
  const from = readTranslatedFrom(document)
  return {
    ...data,
    openTexts: from === undefined ? null : findOpen(req.payload, collection.slug, document, from).length,
  }
}
