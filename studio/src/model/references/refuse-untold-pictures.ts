import type { Language } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { isValues, type Values } from '../../platform/values.ts'
import { findDocumentReferences } from './find-references.ts'
import { isForPhones } from './is-for-phones.ts'

/** Fields with an alternative text that replaces the one of a picture in this document. */
const OWN_TEXTS: Readonly<Record<string, string>> = { image: 'imageAlt' }

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Refuses to publish pictures without an alternative text in the language of the site, except decorative ones. */
export const refuseUntoldPictures: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!isValues(data) || data.deletedAt || (collection.versions?.drafts && data._status !== 'published')) return
  const site: unknown = data.site ?? originalDoc?.site
  const language = typeof site === 'string' ? findById(site)?.file : undefined
  if (language === undefined) return
  const shown = findDocumentReferences(req.payload, collection.slug, data).filter(
    (reference) => reference.collection === 'media' && needsText(reference.field, data),
  )
  const untold = await findUntold(req, [...new Set(shown.map(({ id }) => id))], language)
  const errors = [...Map.groupBy(shown, ({ field }) => field)].flatMap(([path, pictures]) => {
    const names = pictures.flatMap(({ id }) => untold.get(id) ?? [])
    const message = toMessage(names, language)
    return names.length === 0 ? [] : [{ path, label: message, message }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

function needsText(field: string, data: Values): boolean {
  const name = field.split('.').at(-1) ?? ''
  const own = data[OWN_TEXTS[field] ?? '']
  return !isForPhones(name) && !(typeof own === 'string' && own.trim() !== '')
}

function toMessage(names: readonly string[], language: Language): string {
  const told = names.map((name) => `“${name}”`).join(' and ')
  const verb = names.length === 1 ? 'has' : 'have'
  return `${told} ${verb} no alternative text in ${languageNames.of(language)}. Write it, or mark it as “Decorative only”`
}

const pictureSchema = z.object({
  id: z.string(),
  filename: z.string().nullish(),
  alt: z.record(z.string(), z.string().nullish()).nullish(),
  decorative: z.boolean().nullish(),
})

/** Names by id of pictures that are not decorative and have no alternative text in this language. */
async function findUntold(req: PayloadRequest, ids: readonly string[], language: Language) {
  if (ids.length === 0) return new Map<string, string>()
  const { docs } = await req.payload.db.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, alt: true, decorative: true },
    pagination: false,
    limit: 0,
    req,
  })
  const pictures = docs.map((document) => pictureSchema.parse(document))
  const untold = pictures.filter(({ alt, decorative }) => !decorative && !alt?.[language]?.trim())
  return new Map(untold.map(({ id, filename }) => [id, filename ?? 'This picture']))
}
