import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'

/** Lists of a collection with sites begin with those of the editor, and no call deletes documents of several sites. */
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

/** Only for the list itself, and as long as it says nothing about sites: choices in forms have rules of their own. */
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

/** "Select all, delete" over a list of all sites would reach into countries that are not in view. */
const refuseSeveralSites: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, where } = askedSchema.safeParse(args).data ?? {}
  // Into the bin, or gone.
  const isDelete = operation === 'delete' || (operation === 'update' && Boolean(data?.deletedAt))
  if (!isDelete || where === undefined || req.payloadAPI !== 'REST') return
  // Reads as the caller may: what the answer tells, and what may be asked, is no more than a list shows.
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
  const message = `Nothing was deleted: these are of ${sites.size} sites. Choose one site above the list first`
  throw new APIError(message, BAD_REQUEST, undefined, true)
}
