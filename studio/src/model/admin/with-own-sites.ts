import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'

/** Filters lists by the editor's own sites at first, and refuses bulk deletes over several sites. */
export function withOwnSites(collection: CollectionConfig): CollectionConfig {
  const hasSite = collection.fields.some((field) => 'name' in field && field.name === 'site')
  if (!hasSite || !collection.admin?.components?.beforeListTable?.length) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    admin: { ...collection.admin, baseFilter: ({ req }) => toOwnSites(req, collection.slug) },
    hooks: { ...hooks, beforeOperation: [refuseSeveralSites, ...(hooks.beforeOperation ?? [])] },
  }
}

/**
 * Only for the list itself, and only without an explicit filter for sites: pickers in forms have rules of their own.
 */
function toOwnSites(req: PayloadRequest, slug: string): Where | null {
  const person = findStaff(req)
  const isList = req.pathname?.replace(/(\/trash)?\/?$/, '').endsWith(`/collections/${slug}`)
  if (person?.role !== 'editor' || person.sites.length === 0 || !isList) return null
  return namesSite(req.query.where) ? null : { site: { in: [...person.sites] } }
}

function namesSite(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(([name, value]) => name === 'site' || namesSite(value))
}

const askedSchema = z.object({
  where: z.custom<Where>((value) => typeof value === 'object' && value !== null),
  data: z.object({ deletedAt: z.unknown().optional() }).nullish().catch(undefined),
})
const siteSchema = z.object({ site: z.string().nullish() })
const BAD_REQUEST = 400

/** "Select all, delete" in a list of all sites would also delete documents that are not in view. */
const refuseSeveralSites: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, where } = askedSchema.safeParse(args).data ?? {}
  // Moving to the bin, or deleting.
  const isDelete = operation === 'delete' || (operation === 'update' && Boolean(data?.deletedAt))
  if (!isDelete || where === undefined || req.payloadAPI !== 'REST') return
  // Runs with the user's rights, so that the answer reveals no more than a list.
  const { values } = await req.payload.findDistinct({
    collection: collection.slug,
    field: 'site',
    where,
    trash: true,
    overrideAccess: false,
    req,
  })
  const sites = new Set(values.map((value) => siteSchema.parse(value).site))
  if (sites.size < 2) return
  const message = `Nothing was deleted: these belong to ${sites.size} sites. Choose one site above the list first`
  throw new APIError(message, BAD_REQUEST, undefined, true)
}
