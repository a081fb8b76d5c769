import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readingOf } from '../../platform/transaction.ts'
import { PATH, withNewest } from '../pickers/newest-drafts.ts'
import { type CopyPlan, type elsewhereSchema, hasOwnTitle, type NamedDocument, TITLE_FIELDS } from './elsewhere.ts'
import { findCopyAddresses, pathOf } from './find-copy-addresses.ts'
import { findCounterparts, nameOf } from './find-counterparts.ts'
import { findLacking, findNamed } from './find-lacking.ts'
import { findMenuItems } from './menu-items.ts'
import { withoutOnlyHere } from './only-here.ts'
import { readSources, type TranslationSource } from './read-sources.ts'

type ElsewhereRequest = z.infer<typeof elsewhereSchema>

/** Loads the requested documents and those below them, without content for their own country only. */
export async function readAsked(
  req: PayloadRequest,
  { documents, also, below }: ElsewhereRequest,
): Promise<TranslationSource[]> {
  const asked = await readAll(req, [...documents, ...also])
  if (!below) return asked
  const inside = await Promise.all(
    asked.filter((source) => pathOf(source) !== '').map((source) => findBelow(req, source)),
  )
  const known = new Set(asked.map(nameOf))
  const more = inside.flat().filter((named) => !known.has(nameOf(named)))
  return [...asked, ...(await readAll(req, more))]
}

async function readAll(req: PayloadRequest, named: readonly NamedDocument[]): Promise<TranslationSource[]> {
  const sources: TranslationSource[] = []
  for (const [collection, each] of Map.groupBy(named, (document) => document.collection))
    sources.push(...(await readSources(req, collection, [...new Set(each.map(({ id }) => id))])))
  return sources.map(({ values, ...source }) => ({
    ...source,
    values: withoutOnlyHere(req.payload, source.collection, values),
  }))
}

const branchRow = z.object({ id: z.string() })

/** Finds the documents below a document's path; drafts by their newest path. */
async function findBelow(req: PayloadRequest, source: TranslationSource): Promise<NamedDocument[]> {
  const found: NamedDocument[] = []
  const query = await readingOf(req)
  for (const collection of ['pages', 'articles', 'jobs'] as const) {
    const rows = await query(sql`
      select d.id::text from ${withNewest(collection)}
      where d.deleted_at is null and d.site = ${source.site} and starts_with(${PATH}, ${`${pathOf(source)}/`})`)
    found.push(...rows.map((row) => ({ collection, id: branchRow.parse(row).id })))
  }
  return found
}

export const titleOfSource = ({ collection, values }: TranslationSource): string =>
  String(values[TITLE_FIELDS[collection]] ?? '')

/** Finds the counterparts on a site of these documents and their references. */
export async function findThere(req: PayloadRequest, site: BrandLocale, sources: readonly TranslationSource[]) {
  const named = findNamed(req, sources, titleOfSource)
  const there = await findCounterparts(req, site, [...named, ...sources])
  return { named, there }
}

/** Plans what copying these documents to a site would create. Writes nothing. */
export async function planSite(
  req: PayloadRequest,
  site: BrandLocale,
  sources: readonly TranslationSource[],
): Promise<CopyPlan> {
  const others = sources.filter((source) => source.site !== site.id)
  const { there } = await findThere(req, site, others)
  const made = new Set(others.filter((source) => !there.has(nameOf(source))).map(nameOf))
  const fresh = others.filter((source) => made.has(nameOf(source)))
  const addresses = await findCopyAddresses(req, { site, sources: fresh, titleOfSource })
  const known = new Map([...there, ...[...made].map((name) => [name, name] as const)])
  const namedByNew = findNamed(req, fresh, titleOfSource)
  return {
    site: site.id,
    documents: others.map((source) => {
      const existing = there.get(nameOf(source))
      const { collection, id } = source
      const title = hasOwnTitle(collection) ? titleOfSource(source) : ''
      return { collection, id, title, ...addresses.get(id), ...(existing !== undefined && { existing }) }
    }),
    missing: await findLacking(req, namedByNew, { there: known, site }),
    menuItems: (await findMenuItems(req, site, { sources: others, there: known })).reduce(
      (sum, { added }) => sum + added,
      0,
    ),
  }
}
