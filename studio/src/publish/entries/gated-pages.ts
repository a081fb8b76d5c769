import { sql } from '@payloadcms/db-postgres/drizzle'
import type { RunStatement } from '../../platform/transaction.ts'
import type { CheckedBuild } from './check-entry.ts'

/**
 * Content of published pages that only signed-in customers may read. No feed, list or call without a session reads this
 * table; a row is written and deleted in the same transaction as the stub of its page.
 */
export const GATED_PAGES_SQL = `
CREATE TABLE published.gated_page (
  brand text NOT NULL,
  locale text NOT NULL,
  key text NOT NULL,
  path text NOT NULL,
  body jsonb NOT NULL,
  source text NOT NULL,
  PRIMARY KEY (brand, locale, key)
);
CREATE INDEX gated_page_path ON published.gated_page (brand, locale, path text_pattern_ops);
CREATE INDEX gated_page_source ON published.gated_page (source);
`

/** Deletes the bodies of these sources whose page is no longer gated, or is gone. */
export async function buryGatedPages(
  query: RunStatement,
  sources: readonly string[],
  entries: readonly CheckedBuild[],
): Promise<void> {
  const kept = entries.flatMap(({ gated, brand, locale, key }) => (gated ? [{ brand, locale, key }] : []))
  await query(sql`
    delete from published.gated_page g
    where g.source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r(brand text, locale text, key text)
        where (r.brand, r.locale, r.key) = (g.brand, g.locale, g.key))`)
}

export async function writeGatedPages(query: RunStatement, entries: readonly CheckedBuild[]): Promise<void> {
  const rows = entries.flatMap(({ gated: body, brand, locale, key, path, source }) =>
    body && path !== undefined ? [{ brand, locale, key, path, body, source }] : [],
  )
  if (rows.length === 0) return
  await query(sql`
    insert into published.gated_page as g (brand, locale, key, path, body, source)
    select r.brand, r.locale, r.key, r.path, r.body, r.source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(brand text, locale text, key text, path text, body jsonb, source text)
    on conflict (brand, locale, key) do update
    set path = excluded.path, body = excluded.body, source = excluded.source`)
}

export async function takeGatedPagesAside(query: RunStatement): Promise<void> {
  await query(sql`create temporary table former_gated on commit drop as select * from published.gated_page`)
  await query(sql`delete from published.gated_page`)
}

/** Restores the gated pages of documents that the contract refuses in a republish. */
export async function keepFormerGatedPages(query: RunStatement, sources: readonly string[]): Promise<void> {
  await query(sql`
    insert into published.gated_page (brand, locale, key, path, body, source)
    select brand, locale, key, path, body, source from former_gated
    where source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))
    on conflict do nothing`)
}
