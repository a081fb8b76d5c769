import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CheckedEntry } from './check-entry.ts'
import { FieldProblem } from './field-problem.ts'
import type { Query } from './transaction.ts'

/** A brand-locale has one of each: one text per product, one menu per place, one category per code, settings once. */
export async function refuseTwins(query: Query, entries: readonly CheckedEntry[]): Promise<void> {
  const ids = entries.map(({ kind, brand, locale, key, source }) => ({ kind, brand, locale, key, source }))
  const twins = await query(sql`
    select 1 from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb)
      as r(kind text, brand text, locale text, key text, source text)
    join published.entry e using (kind, brand, locale, key)
    where not e.deleted and e.source <> r.source limit 1`)
  if (twins.length > 0)
    throw new FieldProblem('facts', 'Another text of this product is already published on this site')

  for (const entry of entries) {
    const only = findOnlyOne(entry)
    if (only !== undefined && (await hasTwin(query, entry, only))) throw new FieldProblem(only.field, only.message)
  }
}

/** What may stand once on a site: `value` in this field of the body, or, without one, the whole kind. */
type OnlyOne = { field: string; value?: string; message: string }

function findOnlyOne(entry: CheckedEntry): OnlyOne | undefined {
  switch (entry.kind) {
    case 'menu':
      return {
        field: 'slot',
        value: entry.body.slot,
        message: 'Another menu is already published in this place of the site',
      }
    case 'category':
      return {
        field: 'code',
        value: entry.body.code,
        message: 'Another category with this code is already published on this site',
      }
    case 'search-settings':
    case 'site-settings':
      return { field: 'site', message: 'Other settings are already published for this site: change those' }
    default:
      return undefined
  }
}

async function hasTwin(query: Query, entry: CheckedEntry, { field, value }: OnlyOne): Promise<boolean> {
  const same = value === undefined ? sql`true` : sql`body->>${field}::text = ${value}`
  const twins = await query(sql`
    select 1 from published.entry
    where kind = ${entry.kind} and brand = ${entry.brand} and locale = ${entry.locale}
      and not deleted and source <> ${entry.source} and ${same} limit 1`)
  return twins.length > 0
}
