import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { SHARED_PART } from '../../access/of-product-part.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import type { Role } from '../../access/roles.ts'
import type { WhoMay } from './who-may.ts'

/** Maximum number of names; a longer list would not help. */
const MAX_NAMES = 5

/** `part`: country of a product part, if the form asks about one. */
const asked = z.object({ collection: z.string(), id: z.uuid(), part: z.string().optional() })
const placedSchema = z.object({ site: z.string().nullish(), part: z.string().nullish() })

/**
 * Users that may change a document: the editors of its site, or of the country of a product's part; otherwise those
 * with the role for the collection. If there are none, administrators; for documents that only the studio writes, an
 * empty list.
 */
export const whoMay: Endpoint = {
  method: 'get',
  path: '/who-may',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const document = asked.safeParse({ ...req.query }).data
    const kind = findKind(req, document?.collection)
    if (document === undefined || kind === undefined) return toAdminRefusal(400, 'Choose a document')
    // Read with the user's own rights.
    const how = { depth: 0, disableErrors: true, overrideAccess: false, user: req.user, req }
    const draft = Boolean(kind.versions?.drafts)
    const doc = await req.payload.findByID({ collection: kind.slug, id: document.id, draft, ...how })
    const found = placedSchema.safeParse(doc).data
    if (found === undefined) return Response.json({ names: [] } satisfies WhoMay)
    const part = kind.slug === 'product-facts' ? document.part : found.part
    const writers = toWriters(kind, { ...found, part })
    const own = writers === undefined ? [] : await findNames(req, writers)
    const mayHelp = own.length === 0 && mayUpdate(kind, { role: 'admin' }) !== false
    const names = mayHelp ? await findNames(req, { role: { equals: 'admin' } }) : own
    return Response.json({ names } satisfies WhoMay)
  },
}

/** Payload's own collections have no form. */
function findKind({ payload }: PayloadRequest, slug: string | undefined): SanitizedCollectionConfig | undefined {
  const own = payload.config.collections.find((each) => each.slug === slug)
  return own?.slug.startsWith('payload-') ? undefined : own
}

/** Result of the collection's access rule for a user. */
function mayUpdate({ access }: SanitizedCollectionConfig, person: { role: Role; sites?: string[] }): unknown {
  return Reflect.apply(access.update, undefined, [{ req: { user: { collection: 'users', id: '', ...person } } }])
}

function toWriters(kind: SanitizedCollectionConfig, { part, site }: z.infer<typeof placedSchema>): Where | undefined {
  if (part && part !== SHARED_PART) {
    const sites = BRAND_LOCALES.filter(({ country }) => country === part).map(({ id }) => id)
    return { role: { equals: 'editor' }, sites: { in: sites } }
  }
  if (part === SHARED_PART) return { role: { equals: 'catalogue' } }
  if (site && mayUpdate(kind, { role: 'editor', sites: [site] }))
    return { role: { equals: 'editor' }, sites: { in: [site] } }
  const role = (['catalogue', 'backOffice'] as const).find((each) => mayUpdate(kind, { role: each }) === true)
  return role && { role: { equals: role } }
}

async function findNames(req: PayloadRequest, where: Where): Promise<string[]> {
  const found = {
    collection: 'users',
    where,
    select: { name: true },
    depth: 0,
    limit: MAX_NAMES,
    sort: 'name',
  } as const
  const { docs } = await req.payload.find({ ...found, req })
  return docs.map(({ name }) => name)
}
