import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload'
import { findTermUsers, type TermUsers } from './find-term-users.ts'
import { oneAtATime } from './locks/one-at-a-time.ts'
import { toValidationError } from './parts/field-problem.ts'
import { publishDocuments } from './publish-documents.ts'
import type { PublishRequest } from './state/stored-documents.ts'

/** A facet value may stand in hundreds of products, each with a text per country. */
const DOCUMENTS_AT_ONCE = 50

/** Bodies carry names and codes of terms: when one changes, all that use it are published again, in its transaction. */
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

/** Once a term is gone, the database has forgotten its users. */
export const rememberTermUsers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const remembered = usersOfDeleted.get(req.context) ?? new Map<string, TermUsers>()
  usersOfDeleted.set(req.context, remembered.set(String(id), await findTermUsers(req, String(id))))
}

/** Publishes without it what used a deleted term. */
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
