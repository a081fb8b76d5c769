import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

type DraftedCollection = 'pages' | 'articles' | 'jobs' | 'product-texts' | 'product-drafts'

/** SQL for documents `d` of a collection with drafts, joined with their newest version `v`, which alone contains the draft. */
export function withNewest(collection: DraftedCollection): SQL {
  const table = collection.replaceAll('-', '_')
  return sql`${sql.identifier(table)} d left join ${sql.identifier(`_${table}_v`)} v on v.parent_id = d.id and v.latest`
}

/** Title as in lists. */
export const TITLE = sql`coalesce(v.version_title, d.title)`
/** Path of the published version, otherwise of the draft. */
export const PATH = sql`case when d._status = 'published' then d.path else coalesce(v.version_path, d.path) end`
/** Time of the last change, including drafts. */
export const CHANGED = sql`greatest(d.updated_at, v.updated_at)`

/** SQL for texts by product: all `names` and, for the sites that count, `name`, `is_published` and `changed`. */
export const textsByProduct = (isCounted: SQL = sql`true`): SQL => sql`
  select d.facts_id, string_agg(concat_ws(' ', d.name, v.version_name), ' ') as names,
    min(case when d._status = 'published' then d.name else coalesce(v.version_name, d.name) end) filter (where ${isCounted}) as name,
    bool_or(d._status = 'published') filter (where ${isCounted}) as is_published, max(${CHANGED}) filter (where ${isCounted}) as changed
  from ${withNewest('product-texts')}
  where d.deleted_at is null group by d.facts_id`
