import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { RunStatement } from '../../platform/transaction.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import type { CheckedBuild } from './check-entry.ts'

/**
 * Refuses duplicates in a brand-locale: one text per product, one menu per place, one category per code, one document
 * of settings.
 */
export async function refuseTwins(query: RunStatement, entries: readonly CheckedBuild[]): Promise<void> {
  const ids = entries.map(({ kind, brand, locale, key, source }) => ({ kind, brand, locale, key, source }))
  const twins = await query(sql`
    select 1 from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb)
      as r(kind text, brand text, locale text, key text, source text)
    join published.entry e using (kind, brand, locale, key)
    where not e.deleted and e.source <> r.source limit 1`)
  if (twins.length > 0)
    throw new FieldProblem('facts', 'Another text of this product is already published on this site')

  const wanted = entries.flatMap((entry) => {
    const only = findOnlyOne(entry)
    const { kind, brand, locale, source } = entry
    return only === undefined ? [] : [{ kind, brand, locale, source, ...only }]
  })
  await refuseSecond(query, wanted)
}

/**
 * What may exist once on a site: entries with `value` in this field of the body or, without `value`, the whole kind.
 */
type OnlyOne = { field: string; value?: string; message: string }

function findOnlyOne(entry: CheckedBuild): OnlyOne | undefined {
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
    case 'search-synonyms':
      return { field: 'site', message: 'Other search words are already published for this site: change those' }
    case 'search-settings':
    case 'site-settings':
      return { field: 'site', message: 'Other settings are already published for this site: change those' }
    default:
      return undefined
  }
}

const refusalRow = z.object({ field: z.string(), message: z.string() })

async function refuseSecond(query: RunStatement, wanted: readonly OnlyOne[]): Promise<void> {
  if (wanted.length === 0) return
  const [row] = await query(sql`
    select r.field, r.message from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as r(kind text, brand text, locale text, source text, field text, value text, message text)
    join published.entry e using (kind, brand, locale)
    where not e.deleted and e.source <> r.source and (r.value is null or e.body->>r.field = r.value) limit 1`)
  if (row === undefined) return
  const { field, message } = refusalRow.parse(row)
  throw new FieldProblem(field, message)
}
