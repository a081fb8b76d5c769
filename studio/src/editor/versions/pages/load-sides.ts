import { formatDate } from '@payloadcms/ui/shared'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { tellSaver } from '../../../model/saves/turned-down-name.ts'
import type { PreviewedCollection } from '../../../preview/previewed-collections.ts'
import { findFirstVersion, findPublicBefore } from '../compared-version.ts'
import { findPublishedVersions } from '../find-published-versions.ts'

/** One of two versions compared as pages. */
export type VersionSide = {
  id: string
  date: string
  told: string
  by: string
  isPublic: boolean
  values: Readonly<Record<string, unknown>>
}

const versionSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  version: z.looseObject({ savedBy: z.string().nullish() }),
})

type AskedVersion = { collection: PreviewedCollection; id: string; version: string }

/**
 * Loads this version, and the previously published or the requested one. The first version of a product's draft equals
 * the published product.
 */
export async function loadSides(
  req: PayloadRequest,
  { collection, id, version }: AskedVersion,
  from: unknown,
): Promise<VersionSide[]> {
  const load = async (versionId: string) => {
    const found = await req.payload
      .findVersionByID({ collection, id: versionId, depth: 0, trash: true, overrideAccess: false, req })
      .catch(() => undefined)
    return versionSchema.safeParse(found).data
  }
  const now = await load(version)
  if (now === undefined) return []
  const published = await findPublishedVersions(req, collection, id)
  const first = collection === 'product-drafts' ? await findFirstVersion(req, collection, id) : undefined
  const before = findPublicBefore({ published, first }, now) ?? first
  const asked = z.uuid().safeParse(from).data ?? before?.id
  const then = asked === undefined || asked === now.id ? undefined : await load(asked)
  const { i18n } = req
  const pattern = req.payload.config.admin.dateFormat
  return [then, now].flatMap((each) =>
    each === undefined
      ? []
      : [
          {
            id: each.id,
            date: each.updatedAt,
            told: formatDate({ date: each.updatedAt, i18n, pattern }),
            by: each.version.savedBy ? tellSaver(each.version.savedBy, i18n.language) : '',
            isPublic: published.some((one) => one.id === each.id),
            // Shows both on the same site.
            values: collection === 'product-drafts' ? { ...each.version, seenOn: now.version.seenOn } : each.version,
          },
        ],
  )
}
