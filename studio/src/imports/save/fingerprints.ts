import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { RunStatement } from '../../platform/transaction.ts'

/** Result of an import for a product, by which unchanged rows are recognized. */
export type Fingerprint = {
  product: string
  /** Hash of its rows, and of the settings with which they were read. */
  rows: string
  /** Names that were looked up, and the hash of their meanings. */
  words: readonly string[]
  meant: string
  /** Hash of the product's categories. */
  categories: string
}
type WithState = Fingerprint & { state: string }

/**
 * SQL for a state that differs after any save of the facts or a text, draft or published, and after a text was added or
 * deleted.
 */
const STATE = `
  md5(concat_ws('|', f.updated_at, (
    select string_agg(concat_ws(':', t.id, t.updated_at, t._status, t.deleted_at, (
      select max(v.updated_at) from _product_texts_v v where v.parent_id = t.id and v.latest)), ',' order by t.id)
    from product_texts t where t.facts_id = f.id)))`

const ROWS = 'r(product uuid, rows text, words jsonb, meant text, categories text, state text)'

const stateRow = z.object({ id: z.string(), state: z.string() })

/** Current states of products by id. */
export async function readStates({ db }: Payload, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.pool.query(
    `select f.id::text, ${STATE} as state from product_facts f where f.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => stateRow.parse(row)).map(({ id, state }) => [id, state]))
}

/** Records fingerprints of products as they are after the save in this transaction. */
export async function noteSaved(query: RunStatement, fingerprints: readonly Fingerprint[]): Promise<void> {
  if (fingerprints.length === 0) return
  await query(sql`
    insert into public.import_fingerprint as p (product, rows, words, meant, categories, state)
    select r.product, r.rows, r.words, r.meant, r.categories, ${sql.raw(STATE)}
    from jsonb_to_recordset(${JSON.stringify(fingerprints)}::jsonb) as ${sql.raw(ROWS)}
    join product_facts f on f.id = r.product
    ${sql.raw(REPLACES)}`)
}

/** Records fingerprints of products that their rows do not change, with the states from before they were read. */
export async function noteSame({ db }: Payload, fingerprints: readonly WithState[]): Promise<void> {
  if (fingerprints.length === 0) return
  await db.pool.query(
    `insert into public.import_fingerprint (product, rows, words, meant, categories, state)
     select r.product, r.rows, r.words, r.meant, r.categories, r.state from jsonb_to_recordset($1::jsonb) as ${ROWS}
     join product_facts f on f.id = r.product
     ${REPLACES}`,
    [JSON.stringify(fingerprints)],
  )
}

const REPLACES = `on conflict (product) do update set rows = excluded.rows, words = excluded.words, meant = excluded.meant,
  categories = excluded.categories, state = excluded.state`

const fingerprintRow = z.object({
  product: z.string(),
  rows: z.string(),
  words: z.array(z.string()),
  meant: z.string(),
  categories: z.string(),
})

/** Fingerprints, by id, of products that have not changed since their import. */
export async function loadFingerprints({ db }: Payload): Promise<ReadonlyMap<string, Fingerprint>> {
  const { rows } = await db.pool.query(
    `select p.product::text, p.rows, p.words, p.meant, p.categories from public.import_fingerprint p
     join product_facts f on f.id = p.product where p.state = ${STATE}`,
  )
  return new Map(rows.map((row) => fingerprintRow.parse(row)).map((each) => [each.product, each]))
}
