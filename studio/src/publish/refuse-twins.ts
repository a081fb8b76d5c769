import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CheckedEntry } from './check-entry.ts'
import { FieldProblem } from './field-problem.ts'
import type { Query } from './transaction.ts'

/** A brand-locale has one of each: one text per product, one menu per place, one category per code. */
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
    if (entry.kind === 'menu' && (await hasTwin(query, entry, 'slot', entry.body.slot))) {
      throw new FieldProblem('slot', 'Another menu is already published in this place of the site')
    }
    if (entry.kind === 'category' && (await hasTwin(query, entry, 'code', entry.body.code))) {
      throw new FieldProblem('code', 'Another category with this code is already published on this site')
    }
  }
}

async function hasTwin(query: Query, entry: CheckedEntry, field: string, value: string): Promise<boolean> {
  const twins = await query(sql`
    select 1 from published.entry
    where kind = ${entry.kind} and brand = ${entry.brand} and locale = ${entry.locale}
      and not deleted and source <> ${entry.source} and body->>${field}::text = ${value} limit 1`)
  return twins.length > 0
}
