import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { VOCABULARIES } from '../../../publish/parts/vocabularies.ts'

/** A list has each code once. The database's index would refuse it, too, but not say why; two at one moment still meet that. */
export const refuseTwinTerm: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const { vocabulary, code } = { ...originalDoc, ...data }
  // An unknown list is refused at its field; asked for it, the database would only fail.
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
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'code', label: message, message }], req },
    req.t,
  )
}
