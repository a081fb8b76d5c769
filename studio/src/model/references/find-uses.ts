import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { hasId } from '../../platform/has-id.ts'
import { toSavedCollection } from '../saves/saved-collections.ts'
import type { Use, Uses } from './uses.ts'

/** Maximum number of uses that are listed. */
const SHOWN = 50

type Target = { collection: string; id: string }
/** `without`: a collection whose documents are ignored. */
type UseSearch = Target & { without?: string }
type Run = (statement: SQL) => Promise<readonly unknown[]>

const rowSchema = z.object({
  collection: z.string(),
  id: z.string(),
  place: z.string(),
  is_draft: z.boolean(),
  total: z.coerce.number(),
})

/**
 * Finds the documents that reference a document, published ones first. A document with several references is listed
 * once, with its first place.
 */
export async function findUses(payload: Payload, run: Run, { collection, id, without = '' }: UseSearch): Promise<Uses> {
  const rows = await run(sql`
    select collection, id, place, is_draft, count(*) over () as total from (
      select source_collection as collection, source::text as id, not bool_or(is_published) as is_draft,
        (array_agg(place order by is_published desc, field))[1] as place
      from public.document_reference
      where target = ${id}::uuid and target_collection = ${collection}
        and source_collection <> ${without}
        and not (source = target and source_collection = target_collection)
      group by source_collection, source
    ) found
    order by is_draft, collection, id limit ${SHOWN}`)
  const found = rows.map((row) => rowSchema.parse(row))
  const names = await findNames(payload, run, found)
  const uses = found.map(({ collection: slug, id: source, is_draft: isDraft, place }): Use => {
    const { title, site } = names.get(source) ?? {}
    return { collection: slug, id: source, title: title || 'Untitled', ...(site && { site }), place, isDraft }
  })
  return { uses, total: found[0]?.total ?? 0 }
}

const nameSchema = z.object({ id: z.string(), title: z.string().nullable(), site: z.string().nullable() })
type Name = { title: string | null; site: string | null }

/** Loads the titles of the documents. */
async function findNames(payload: Payload, run: Run, found: readonly Target[]): Promise<ReadonlyMap<string, Name>> {
  const names = new Map<string, Name>()
  for (const [slug, each] of Map.groupBy(found, ({ collection }) => collection)) {
    const known = toSavedCollection(slug)
    if (known === undefined) continue
    const { config } = payload.collections[known]
    const ids = hasId(
      sql`t.id`,
      each.map(({ id }) => id),
    )
    const table = sql.identifier(slug.replaceAll('-', '_'))
    const title = toTitle(config)
    const hasSite = config.flattenedFields.some(({ name }) => name === 'site')
    const rows = await run(sql`
      select t.id::text, ${title} as title, ${hasSite ? sql`site` : sql`null`} as site
      from ${table} t where ${ids}`)
    for (const row of rows) {
      const { id, ...name } = nameSchema.parse(row)
      names.set(id, name)
    }
  }
  return names
}

/**
 * SQL for the title of a document `t`, as in lists: of its newest draft; for localized titles, the first language that
 * has one.
 */
function toTitle({ admin, flattenedFields, slug, versions }: SanitizedCollectionConfig): SQL {
  const name = admin.useAsTitle ?? 'id'
  const table = slug.replaceAll('-', '_')
  const isLocalized = flattenedFields.some((field) => field.name === name && 'localized' in field && field.localized)
  if (isLocalized)
    return sql`(select min(${toColumn(name)}) from ${sql.identifier(`${table}_locales`)} where _parent_id = t.id)`
  const own = sql`${toColumn(name)}::text`
  if (!versions?.drafts || name === 'id') return own
  const newest = sql`select ${toColumn(`version_${name}`)}::text from ${sql.identifier(`_${table}_v`)} where parent_id = t.id and latest limit 1`
  return sql`coalesce((${newest}), ${own})`
}

const toColumn = (field: string): SQL =>
  sql`${sql.identifier(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`
