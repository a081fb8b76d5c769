import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

type DraftedCollection = 'pages' | 'articles' | 'jobs' | 'product-texts' | 'product-drafts'

/** Documents `d` of a collection with drafts, each beside its newest version `v`: Payload keeps what a draft says there alone. */
export function withNewest(collection: DraftedCollection): SQL {
  const table = collection.replaceAll('-', '_')
  return sql`${sql.identifier(table)} d left join ${sql.identifier(`_${table}_v`)} v on v.parent_id = d.id and v.latest`
}

/** Title as lists show it. */
export const TITLE = sql`coalesce(v.version_title, d.title)`
/** Address: that of what is public, else of the draft. */
export const PATH = sql`case when d._status = 'published' then d.path else coalesce(v.version_path, d.path) end`
/** When it was changed last, also in a draft. */
export const CHANGED = sql`greatest(d.updated_at, v.updated_at)`

/** Texts of products by product, for a join: all `names`, and of the sites that count the `name`, whether it `is_published` and when it was `changed`. */
export const textsByProduct = (isCounted: SQL = sql`true`): SQL => sql`
  select d.facts_id, string_agg(concat_ws(' ', d.name, v.version_name), ' ') as names,
    min(case when d._status = 'published' then d.name else coalesce(v.version_name, d.name) end) filter (where ${isCounted}) as name,
    bool_or(d._status = 'published') filter (where ${isCounted}) as is_published, max(${CHANGED}) filter (where ${isCounted}) as changed
  from ${withNewest('product-texts')}
  where d.deleted_at is null group by d.facts_id`
