import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { publishProductDraft } from '../../../publish/product-drafts/publish-product-draft.ts'

/** Publishing a draft saves its product in the same transaction; if the product is refused, so is the draft. */
export const publishDraftOfProduct: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published') await publishProductDraft(req, String(doc.id))
  return doc
}

/** Deletes the drafts of a deleted product. */
export const deleteDraftsOfProduct: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { product: { equals: id } }
  await req.payload.delete({ collection: 'product-drafts', where, req, depth: 0 })
}
