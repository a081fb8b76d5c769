import { findById } from '@menagerie/sites/locales'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { isValues } from '../../platform/values.ts'
import { findOpen, toOrigin } from './count-open.ts'
import { readTranslatedFrom, type TranslatedFrom } from './translated-from.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Refuses to publish a document with untranslated texts if the settings of its site require that. */
export const refuseOpen: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!isValues(data) || data.deletedAt || data._status !== 'published') return
  const document = { ...originalDoc, ...data }
  const from = readTranslatedFrom(document)
  if (from === undefined) return
  const open = findOpen(req.payload, collection.slug, document, from)
  if (open.length === 0 || !(await refusesUntranslated(req, document.site))) return
  const errors = open.map(({ path, print }) => {
    const message = tellOpen(from, print)
    return { path, label: message, message }
  })
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

/** Message at an untranslated text. */
export function tellOpen(from: TranslatedFrom, print: string): string {
  const language = languageNames.of(findById(toOrigin(from, print))?.file ?? 'en')
  return `This is still in ${language}: translate it, or confirm beside the form that it is correct as it is`
}

/** Whether a site's settings forbid publishing untranslated texts. */
export async function refusesUntranslated(req: PayloadRequest, site: unknown): Promise<boolean> {
  const where = { site: { equals: site }, _status: { equals: 'published' }, refuseUntranslated: { equals: true } }
  const { docs } = await req.payload.db.find({ collection: 'site-settings', where, limit: 1, pagination: false, req })
  return docs.length > 0
}
