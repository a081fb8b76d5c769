import { toNameKey } from '@menagerie/contract/clean-text'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../../platform/transaction.ts'
import { VOCABULARIES } from '../../../publish/parts/vocabularies.ts'

/**
 * Refuses a second term with the same code in a vocabulary, with a message; the database's index has none, but also
 * covers concurrent saves.
 */
export const refuseTwinTerm: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const { vocabulary, code } = { ...originalDoc, ...data }
  // An unknown vocabulary is refused at its field; a query with it would fail.
  const isKnown = VOCABULARIES.some((known) => known === vocabulary)
  if (!isKnown || typeof code !== 'string') return data
  const twins = await req.payload.count({
    collection: 'terms',
    where: {
      vocabulary: { equals: vocabulary },
      code: { equals: code },
      ...(originalDoc?.id !== undefined && { id: { not_equals: originalDoc.id } }),
    },
    req,
  })
  if (twins.totalDocs === 0) return data
  const message = `This list already has a term with the code “${code}”`
  return refuse(message, 'code', { collection, req })
}

/**
 * Refuses a second term with the same name in a vocabulary and language, regardless of case and spaces, because filters
 * would merge them. Existing duplicates can be saved as long as the name is unchanged.
 */
export const refuseTwinName: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const { vocabulary } = { ...originalDoc, ...data }
  const label: unknown = data?.label
  const { locale } = req
  if (typeof label !== 'string' || typeof vocabulary !== 'string' || !locale || locale === 'all') return data
  const key = toNameKey(label)
  const query = await transactionOf(req)
  const others = namesSchema.parse(
    await query(sql`
      select l.label, l._parent_id::text = ${String(originalDoc?.id ?? '')} as own
      from terms_locales l join terms t on t.id = l._parent_id
      where t.vocabulary::text = ${vocabulary} and l._locale::text = ${locale} and l.label is not null`),
  )
  const same = others.filter((other) => toNameKey(other.label) === key)
  if (same.length === 0 || same.some(({ own }) => own)) return data
  return refuse(`This list already has a term called “${same[0]?.label}”`, 'label', { collection, req })
}

const namesSchema = z.array(z.object({ label: z.string(), own: z.boolean() }))

type Where = { collection: { slug: string }; req: PayloadRequest }

function refuse(message: string, path: string, { collection, req }: Where): never {
  throw new ValidationError({ collection: collection.slug, errors: [{ path, label: message, message }], req }, req.t)
}
