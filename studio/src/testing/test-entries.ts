import { createHash } from 'node:crypto'
import { ANY, ENTRY_BODIES, type EntryKind, isShared } from '@menagerie/contract/entry'
import type { z } from 'zod'
import { openPublished } from './test-published.ts'

/** An entry as a test writes it: of tailwell/nl_NL by default; shared kinds belong to all locales. */
export type TestEntry = {
  [K in EntryKind]: {
    kind: K
    key: string
    path?: string
    brand?: string
    locale?: string
    body: z.input<(typeof ENTRY_BODIES)[K]>
  }
}[EntryKind]

/** Inserts entries directly into the published table, after checking each against the contract. */
export async function publishEntries(databaseUrl: string, entries: readonly TestEntry[]): Promise<void> {
  const published = openPublished(databaseUrl)
  const rows = entries.map(({ kind, key, path = null, brand = 'tailwell', locale = 'nl_NL', body }) => {
    const place = isShared(kind) ? { brand: ANY, locale: ANY } : { brand, locale }
    ENTRY_BODIES[kind].parse(body)
    return { kind, ...place, key, path, body, source: `test/${key}` }
  })
  try {
    await published.read(
      `insert into published.entry (kind, brand, locale, key, path, body, body_hash, source)
       select kind, brand, locale, key, path, body, md5(body::text), source from jsonb_to_recordset($1::jsonb)
         as r(kind text, brand text, locale text, key text, path text, body jsonb, source text)
       on conflict (kind, brand, locale, key) do update
       set path = excluded.path, body = excluded.body, xid = pg_current_xact_id()`,
      [JSON.stringify(rows)],
    )
  } finally {
    await published.close()
  }
}

/** Required values of every page, article and job. */
export const content = (title: string) => ({
  title,
  robots: { index: true, follow: true },
  translationGroup: `group of ${title}`,
})

export function pictureOf(bytes: Uint8Array, filename: string) {
  return {
    filename,
    hash: createHash('sha256').update(bytes).digest('hex'),
    version: '1',
    mime: 'image/png',
    width: 40,
    height: 30,
    focalX: 50,
    focalY: 50,
    alt: { nl: 'Een hond', de: 'Ein Hund' },
  }
}

export function productOf(sku: string, name: string) {
  return {
    sku,
    name,
    images: [],
    usps: [],
    related: [],
    url_slug: 'honden/voer',
    url_key: `product-${sku}`,
    specification: { sku },
    blocks: [],
  }
}

/**
 * Waits until no older transaction of the database server is running: until then the newest row may not be visible to
 * readers.
 */
export async function settleEntries(databaseUrl: string): Promise<void> {
  const published = openPublished(databaseUrl)
  const waiting = 'select 1 from published.entry where xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1'
  try {
    while ((await published.read(waiting)).length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  } finally {
    await published.close()
  }
}
