import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { transactionOf } from '../../platform/transaction.ts'
import { isDraftSave, noteDraftSave } from '../state/draft-saves.ts'
import { PUBLISHED_COLLECTIONS } from '../state/published-collection.ts'
import { findSites } from './find-sites.ts'
import { lockAlone, lockBesideOthers, lockSitesOf } from './locks.ts'

const PUBLISHED: ReadonlySet<string> = new Set([...PUBLISHED_COLLECTIONS, 'terms'])

/** Changes of these collections affect documents of every site. */
const FAR_REACHING: ReadonlySet<string> = new Set(['product-facts', 'terms'])

/** Makes saves of a collection that is published wait for each other before they begin. */
export function publishInTurn(collection: CollectionConfig): CollectionConfig {
  if (!PUBLISHED.has(collection.slug)) return collection
  const { beforeOperation = [], afterOperation = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [waitForTurn, ...beforeOperation],
      afterOperation: [...afterOperation, refusePartly],
    },
  }
}

const asked = z.object({
  id: z.string().nullish().catch(undefined),
  duplicateFromID: z.string().nullish().catch(undefined),
  data: z
    .object({ site: z.string().nullish().catch(undefined), _status: z.string().nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
  where: z.unknown().optional(),
  draft: z.boolean().optional().catch(undefined),
  publishAllLocales: z.boolean().optional().catch(undefined),
})
type SaveArguments = z.infer<typeof asked>

/** Waits before the document is read, so that a concurrent save's changes are not overwritten. */
const waitForTurn: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  if (!['create', 'update', 'delete', 'restoreVersion'].includes(operation)) return
  // A save that is going to be refused must not delay others.
  if (overrideAccess !== true && findStaff(req) === undefined) return
  const save = asked.parse(args)
  noteDraftSave(req, save.id, isDraftSave(collection, operation, save))
  // A draft publishes nothing, so it need not wait.
  if (isDraftSave(collection, operation, save)) return keepAllFields(args)
  const query = await transactionOf(req)
  const isOfSite = collection.flattenedFields.some(({ name }) => name === 'site')
  if (isFarReaching(collection.slug, operation, save, isOfSite)) {
    await lockAlone(query)
  } else {
    await lockBesideOthers(query)
    if (isOfSite) await lockSitesOf(query, () => findSites(query, collection, save))
  }
  keepAllFields(args)
}

/** Publishing needs all fields of a document, but hooks would receive only the fields that the caller selected. */
function keepAllFields(args: object): void {
  Object.assign(args, { select: undefined })
}

/**
 * Whether a call affects all sites: a bulk call, or the delete of a document that others reference, because the
 * database removes it from them.
 */
function isFarReaching(slug: string, operation: string, { where }: SaveArguments, isOfSite: boolean): boolean {
  return FAR_REACHING.has(slug) || Boolean(where) || (operation === 'delete' && !isOfSite)
}

const outcome = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/**
 * Makes a bulk call all or nothing: if publishing refuses one document, Payload would still commit its own writes for
 * that document, and report others as saved although the database has rolled them back.
 */
const refusePartly: CollectionAfterOperationHook = ({ operation, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result
  const first = outcome.safeParse(result).data?.errors[0]
  if (first !== undefined) throw new APIError(`Nothing was changed: ${first.message}`, 400, undefined, true)
  return result
}
