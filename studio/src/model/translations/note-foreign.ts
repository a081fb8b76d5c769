import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { isValues } from '../../platform/values.ts'
import { findOpen, toOrigin } from './count-open.ts'
import { readSources } from './read-sources.ts'
import { isTranslated, readTranslatedFrom } from './translated-from.ts'

/**
 * Records untranslated texts of the source for its copy: if Austria copies Germany's page, texts that are still Dutch
 * there need translation here as well. Recorded whenever the link to the source changes, because the source may be
 * translated later.
 */
export const noteForeign: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const from = isValues(data) ? readTranslatedFrom(data) : undefined
  const before = isValues(originalDoc) ? readTranslatedFrom(originalDoc) : undefined
  if (from === undefined || isDeepStrictEqual(from, before) || !isTranslated(collection.slug)) return data
  const [source] = await readSources(req, collection.slug, [from.id])
  const theirs = source && readTranslatedFrom(source.values)
  const open = theirs ? findOpen(req.payload, collection.slug, source.values, theirs) : []
  const inherited = open.map(({ print }) => [print, theirs ? toOrigin(theirs, print) : from.site] as const)
  const known = before?.id === from.id ? before.foreign : {}
  return {
    ...data,
    translatedFrom: { ...from, foreign: { ...known, ...from.foreign, ...Object.fromEntries(inherited) } },
  }
}
