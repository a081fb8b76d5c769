import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload'
import { findTermUsers, type TermUsers } from './find-term-users.ts'
import { oneAtATime } from './locks/one-at-a-time.ts'
import { toValidationError } from './parts/field-problem.ts'
import { publishDocuments } from './publish-documents.ts'
import type { PublishRequest } from './state/stored-documents.ts'

/** Batch size: a facet value may be used by hundreds of products, each with a text per country. */
const DOCUMENTS_AT_ONCE = 50

/**
 * Published bodies contain names and codes of terms: when a term changes, all documents that use it are published again
 * in the same transaction.
 */
export const followTerm: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'create') return doc
  try {
    await oneAtATime(req, async () => publishUsers(req, await findTermUsers(req, String(doc.id))))
  } catch (error) {
    throw toValidationError(error, collection.slug, req)
  }
  return doc
}

const usersOfDeleted = new WeakMap<object, Map<string, TermUsers>>()

/** Must run before the delete: afterwards the database no longer knows which documents used the term. */
export const rememberTermUsers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const remembered = usersOfDeleted.get(req.context) ?? new Map<string, TermUsers>()
  usersOfDeleted.set(req.context, remembered.set(String(id), await findTermUsers(req, String(id))))
}

/** Publishes the documents that used a deleted term again, without it. */
export const followDeletedTerm: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  try {
    await oneAtATime(req, () => publishUsers(req, usersOfDeleted.get(req.context)?.get(String(id)) ?? new Map()))
  } catch (error) {
    throw toValidationError(error, collection.slug, req)
  }
  return doc
}

async function publishUsers(req: PublishRequest, users: TermUsers): Promise<void> {
  for (const [collection, ids] of users) {
    for (let at = 0; at < ids.length; at += DOCUMENTS_AT_ONCE) {
      await publishDocuments(req, collection, ids.slice(at, at + DOCUMENTS_AT_ONCE))
    }
  }
}
