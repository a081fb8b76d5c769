import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { type ComparedVersions, findFirstVersion } from './compared-version.ts'
import { findPublishedVersions } from './find-published-versions.ts'

const PER_PAGE = 25

const versionSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  version: z.object({
    _status: z.string().nullish(),
    savedBy: z.string().nullish(),
    saverId: z.string().nullish(),
    savedOver: z.boolean().nullish(),
    deletedAt: z.string().nullish(),
  }),
})
export type ListedVersion = z.infer<typeof versionSchema>

export type LoadedVersions = {
  versions: ListedVersion[]
  compared: ComparedVersions
  page: number
  pages: number
}

/** Loads one page of a document's versions, newest first, and the versions to compare them with. */
export async function loadVersions(
  req: PayloadRequest,
  { slug, versions }: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>,
  parent: string | number,
  asked: unknown,
): Promise<LoadedVersions> {
  const page = z.coerce.number().int().min(1).catch(1).parse(asked)
  const { docs, totalPages } = await req.payload.findVersions({
    collection: slug,
    where: toWhere(String(parent), Boolean(versions?.drafts)),
    sort: '-updatedAt',
    limit: PER_PAGE,
    page,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  const published = await findPublishedVersions(req, slug, parent)
  const first = await findFirstVersion(req, slug, parent)
  return {
    versions: docs.map((each) => versionSchema.parse(each)),
    compared: { published, first },
    page,
    pages: totalPages,
  }
}

/** Payload stores snapshots in addition to users' saves. */
const toWhere = (parent: string, hasDrafts: boolean): Where => ({
  parent: { equals: parent },
  ...(hasDrafts && { snapshot: { not_equals: true } }),
})
