import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { z } from 'zod'

const codesSchema = z.object({ range: z.object({ categories: z.array(z.string()).nullish() }).nullish() })
const codeSchema = z.object({ code: z.string() })

/** Refuses codes that no site has, because the store would silently lack the intended products. Restored versions are exempt. */
export const refuseUnknownCategories: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  const codes = [...new Set(codesSchema.safeParse(data).data?.range?.categories ?? [])]
  if (codes.length === 0 || req.context.isRestoringVersion === true) return data
  const { docs } = await req.payload.db.find({
    collection: 'categories',
    where: { code: { in: codes } },
    select: { code: true },
    pagination: false,
    req,
  })
  const known = new Set(docs.map((each) => codeSchema.parse(each).code))
  const unknown = codes.filter((code) => !known.has(code))
  if (unknown.length === 0) return data
  const message = `There is no category ${unknown.join(', ')}`
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'range.categories', label: message, message }], req },
    req.t,
  )
}
