import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook } from 'payload'
import { followNewSku } from './follow-new-sku.ts'
import { oneAtATime } from './locks/one-at-a-time.ts'
import { FieldProblem, toValidationError } from './parts/field-problem.ts'
import { publishDocuments } from './publish-documents.ts'
import { refuseTakenPath } from './refuse-taken-path.ts'
import { toRestoreRefusal } from './restore-refusal.ts'
import { wasDraftSave } from './state/draft-saves.ts'
import type { PublishedCollection } from './state/published-collection.ts'
import { unpublishSource } from './unpublish-source.ts'

export { refuseTakenPath }

/**
 * Brings the published state in line with the stored document after each save: saving a draft changes nothing, an
 * unpublished document leaves tombstones. Runs in the document's own transaction, so both are rolled back together; if
 * the contract refuses the body, the save is refused, with the message at its field.
 */
export function publishDocument(collection: PublishedCollection): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    if (wasDraftSave(req, operation, doc)) return doc
    try {
      await oneAtATime(req, async () => {
        await publishDocuments(req, collection, [String(doc.id)])
        if (collection === 'product-facts') await followNewSku(req, previousDoc?.sku, doc.sku)
      })
    } catch (error) {
      throw previousDoc?.deletedAt ? toRestoreError(error) : toValidationError(error, collection, req)
    }
    return doc
  }
}

/** Restoring happens in a list, which shows no messages at fields: the sentence itself must give the reason. */
function toRestoreError(error: unknown): unknown {
  if (!(error instanceof FieldProblem)) return error
  return new APIError(toRestoreRefusal(error.all.map(({ message }) => message).join(' · ')), 400, undefined, true)
}

/** Replaces everything that a deleted document had published by tombstones. */
export function unpublishDocument(collection: PublishedCollection): CollectionAfterDeleteHook {
  return async ({ doc, id, req }) => {
    try {
      await oneAtATime(req, () => unpublishSource(req, collection, String(id), doc))
    } catch (error) {
      throw toValidationError(error, collection, req)
    }
    return doc
  }
}
