import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { type elsewhereSchema, hasOwnTitle, type NamedDocument, type SitePlan, TITLE_FIELDS } from './elsewhere.ts'
import { findAddresses, pathOf } from './find-addresses.ts'
import { findCounterparts, nameOf } from './find-counterparts.ts'
import { findMissing, findNamed } from './find-missing.ts'
import { findMenuItems } from './menu-items.ts'
import { readSources, type Source } from './read-sources.ts'

type Asked = z.infer<typeof elsewhereSchema>

/** The documents that were asked for, with those below them, as they are read by translators. */
export async function readAsked(req: PayloadRequest, { documents, also, below }: Asked): Promise<Source[]> {
  const asked = await readAll(req, [...documents, ...also])
  if (!below) return asked
  const inside = await Promise.all(
    asked.filter((source) => pathOf(source) !== '').map((source) => findBelow(req, source)),
  )
  const known = new Set(asked.map(nameOf))
  const more = inside.flat().filter((named) => !known.has(nameOf(named)))
  return [...asked, ...(await readAll(req, more))]
}

async function readAll(req: PayloadRequest, named: readonly NamedDocument[]): Promise<Source[]> {
  const sources: Source[] = []
  for (const [collection, each] of Map.groupBy(named, (document) => document.collection))
    sources.push(...(await readSources(req, collection, [...new Set(each.map(({ id }) => id))])))
  return sources
}

const branchRow = z.object({ id: z.string(), path: z.string() })

/** A branch of a site: what stands below the address of a document. */
async function findBelow(req: PayloadRequest, source: Source): Promise<NamedDocument[]> {
  const branch = `${pathOf(source)}/`
  const where: Where = { site: { equals: source.site }, path: { like: branch } }
  const found: NamedDocument[] = []
  for (const collection of ['pages', 'articles', 'jobs'] as const) {
    const select = { path: true } as const
    const { docs } = await req.payload.db.find({ collection, where, select, req, limit: 0, pagination: false })
    const rows = docs.flatMap((document) => branchRow.safeParse(document).data ?? [])
    for (const { id, path } of rows) if (path.startsWith(branch)) found.push({ collection, id })
  }
  return found
}

export const titleOf = ({ collection, values }: Source): string => String(values[TITLE_FIELDS[collection]] ?? '')

/** What stands on a site for all that these documents name, and for themselves. */
export async function findThere(req: PayloadRequest, site: BrandLocale, sources: readonly Source[]) {
  const named = findNamed(req, sources, titleOf)
  const there = await findCounterparts(req, site, [...named, ...sources])
  return { named, there }
}

/** What making these documents on a site would come to. Nothing is written. */
export async function planSite(req: PayloadRequest, site: BrandLocale, sources: readonly Source[]): Promise<SitePlan> {
  const others = sources.filter((source) => source.site !== site.id)
  const { there } = await findThere(req, site, others)
  const made = new Set(others.filter((source) => !there.has(nameOf(source))).map(nameOf))
  const fresh = others.filter((source) => made.has(nameOf(source)))
  const addresses = await findAddresses(req, { site, sources: fresh, titleOf })
  const known = new Map([...there, ...[...made].map((name) => [name, name] as const)])
  const namedByNew = findNamed(req, fresh, titleOf)
  return {
    site: site.id,
    documents: others.map((source) => {
      const existing = there.get(nameOf(source))
      const { collection, id } = source
      const title = hasOwnTitle(collection) ? titleOf(source) : ''
      return { collection, id, title, ...addresses.get(id), ...(existing !== undefined && { existing }) }
    }),
    missing: await findMissing(req, namedByNew, { there: known, site }),
    menuItems: (await findMenuItems(req, site, { sources: others, there: known })).reduce(
      (sum, { added }) => sum + added,
      0,
    ),
  }
}
