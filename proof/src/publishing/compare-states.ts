import { isDeepStrictEqual } from 'node:util'
import { currentFile } from '@menagerie/web/replica/current-file'
import { openReplicaFileReadOnly } from '@menagerie/web/replica/replica-file'
import { Client } from 'pg'
import { z } from 'zod'
import { type Held, toId } from './ledger.ts'
import type { WrittenDocuments } from './write-documents.ts'

type PublishedState = ReadonlyMap<string, Held>

const rowSchema = z.object({
  kind: z.string(),
  brand: z.string(),
  locale: z.string(),
  key: z.string(),
  path: z.string().nullable(),
  body: z.unknown(),
})

export async function query(databaseUrl: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Reads all published entries from the table itself. */
export async function readDatabase(databaseUrl: string): Promise<PublishedState> {
  const rows = await query(
    databaseUrl,
    'select kind, brand, locale, key, path, body from published.entry where not deleted',
  )
  return toState(rows)
}

/** Reads the entries of a site from its replica file. */
export function readReplica(replicaDir: string): PublishedState {
  const db = openReplicaFileReadOnly(currentFile(replicaDir))
  try {
    const rows = db.prepare('SELECT kind, brand, locale, key, path, body FROM entry').all()
    return toState(rows.map((row) => ({ ...row, body: JSON.parse(String(row.body)) })))
  } finally {
    db.close()
  }
}

function toState(rows: readonly unknown[]): PublishedState {
  return new Map(rows.map((row) => rowSchema.parse(row)).map((entry) => [toId(entry), entry]))
}

/** Returns one sentence for each entry that only one of the states has, or that differs between them. */
export function findDifferences(database: PublishedState, reader: PublishedState, name: string): string[] {
  const missing = [...database].flatMap(([id, entry]) => {
    const other = reader.get(id)
    if (other === undefined) return [`${name} lacks ${id}`]
    return other.path === entry.path && isDeepStrictEqual(other.body, entry.body) ? [] : [`${name} has another ${id}`]
  })
  const extra = [...reader.keys()].filter((id) => !database.has(id)).map((id) => `${name} still has ${id}`)
  return [...missing, ...extra]
}

const stamped = z.object({ stamp: z.coerce.number() })

/** Finds publishes that were confirmed as saved but are not in the database. */
export async function findLost(databaseUrl: string, { pages, products, gone }: WrittenDocuments): Promise<string[]> {
  const stampOf = async (kind: string, key: string, expression: string) => {
    const [row] = await query(
      databaseUrl,
      `select ${expression} as stamp from published.entry where kind = $1 and key = $2 and not deleted limit 1`,
      [kind, key],
    )
    return row === undefined ? -1 : stamped.parse(row).stamp
  }
  const lost: string[] = []
  for (const [id, stamp] of pages) {
    const found = await stampOf('page', id, `substring(body->>'title' from 'stamp (\\d+)')`)
    if (found < stamp) lost.push(`page ${id}: answered ${stamp}, stored ${found}`)
  }
  for (const { sku, stamp } of products.values()) {
    const found = await stampOf('product', sku, `body->>'rrp'`)
    if (found < stamp) lost.push(`product ${sku}: answered ${stamp}, stored ${found}`)
  }
  const back = await query(databaseUrl, 'select key from published.entry where key = any($1::text[]) and not deleted', [
    [...gone],
  ])
  return [...lost, ...back.map((row) => `deleted page is there again: ${JSON.stringify(row)}`)]
}

/** Finds documents that differ from their published row, so that saving and publishing were not one transaction. */
export async function findParted(databaseUrl: string): Promise<string[]> {
  const rows = await query(
    databaseUrl,
    `select p.id from pages p left join published.entry e on e.kind = 'page' and e.key = p.id::text and not e.deleted
     where (p._status = 'published') is distinct from (e.key is not null)
        or (e.key is not null and (e.body->>'title', e.path) is distinct from (p.title, coalesce(p.path, '')))`,
  )
  return rows.map((row) => `document and published state differ: ${JSON.stringify(row)}`)
}
