import { sql } from '@payloadcms/db-postgres/drizzle'
import type { RunStatement } from '../../platform/transaction.ts'
import { PUBLISHED_CHANNEL } from '../state/published-schema.ts'
import type { CheckedBuild } from './check-entry.ts'
import { buryGatedPages, writeGatedPages } from './gated-pages.ts'
import { refuseTakenPaths, toTakenPathProblem } from './path-owner.ts'
import { refuseTwins } from './refuse-twins.ts'

/**
 * Makes the published rows of these sources exactly these entries: writes new and changed ones, leaves unchanged ones,
 * replaces the rest by tombstones. Returns how many rows changed; the feed is notified when the transaction commits.
 */
export async function upsertEntries(
  query: RunStatement,
  sources: readonly string[],
  entries: readonly CheckedBuild[],
): Promise<number> {
  if (entries.length > 0) {
    await refuseTwins(query, entries)
    await refuseTakenPaths(query, entries)
  }
  await buryGatedPages(query, sources, entries)
  const moved = (await buryOthers(query, sources, entries)) + (await writeEntries(query, entries))
  if (moved > 0) await notifyFeed(query)
  return moved
}

export async function notifyFeed(query: RunStatement): Promise<void> {
  await query(sql`select pg_notify(${PUBLISHED_CHANNEL}, '')`)
}

/** Writes entries that are new or differ from the published ones; returns how many were written. */
export async function writeEntries(query: RunStatement, entries: readonly CheckedBuild[]): Promise<number> {
  const first = entries[0]
  if (first === undefined) return 0
  try {
    const written = await query(sql`
      insert into published.entry as e (kind, brand, locale, key, path, body, body_hash, source)
      select r.kind, r.brand, r.locale, r.key, r.path, r.body, r.body_hash, r.source
      from jsonb_to_recordset(${toRows(entries)}::jsonb) as ${ROWS}
      on conflict (kind, brand, locale, key) do update
      set path = excluded.path, body = excluded.body, body_hash = excluded.body_hash, source = excluded.source,
          deleted = false, xid = pg_current_xact_id(), changed_at = now()
      where (e.path, e.body_hash, e.source, e.deleted)
        is distinct from (excluded.path, excluded.body_hash, excluded.source, false)
      returning 1`)
    await writeGatedPages(query, entries)
    return written.length
  } catch (error) {
    throw toTakenPathProblem(error, first.kind)
  }
}

const ROWS = sql.raw(
  'r(kind text, brand text, locale text, key text, path text, body jsonb, body_hash text, source text)',
)

/** Rows as one JSON parameter, in a fixed order so that two transactions never deadlock. */
function toRows(entries: readonly CheckedBuild[]): string {
  const rows = entries.map(({ kind, brand, locale, key, path, body, source, bodyHash }) => ({
    kind,
    brand,
    locale,
    key,
    path: path ?? null,
    body,
    body_hash: bodyHash,
    source,
  }))
  const idOf = (row: (typeof rows)[number]) => `${row.kind}/${row.brand}/${row.locale}/${row.key}`
  return JSON.stringify(rows.sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1)))
}

async function buryOthers(
  query: RunStatement,
  sources: readonly string[],
  entries: readonly CheckedBuild[],
): Promise<number> {
  const kept = entries.map(({ kind, brand, locale, key }) => ({ kind, brand, locale, key }))
  const buried = await query(sql`
    update published.entry e
    set deleted = true, path = null, body = '{}', body_hash = '', xid = pg_current_xact_id(), changed_at = now()
    where not e.deleted
      and e.source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
          as r(kind text, brand text, locale text, key text)
        where (r.kind, r.brand, r.locale, r.key) = (e.kind, e.brand, e.locale, e.key))
    returning 1`)
  return buried.length
}
