import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

/** Runs a statement inside the transaction of a document's save. */
export type Query = (statement: SQL) => Promise<readonly unknown[]>

type Session = { execute: (statement: SQL) => PromiseLike<{ rows: unknown[] }> }

/**
 * The transaction that Payload opened for this request. Without one the document and its entries could part, so a write
 * that switches transactions off is refused.
 */
export async function transactionOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Query> {
  const id = await req.transactionID
  const session: unknown = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]?.db
  if (!isSession(session))
    throw new Error('Publishing needs the transaction of the save; pass `req` on, never disable it')
  return async (statement) => (await session.execute(statement)).rows
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'
}

/**
 * Facts and texts meet in one entry but are saved apart: whoever publishes a product holds this until commit, so that of
 * two savers at the same time the second sees what the first wrote. Sorted, so that two of them never wait for each other.
 */
export async function lockProducts(query: Query, factsIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(factsIds)].sort()) {
    await query(sql`select pg_advisory_xact_lock(hashtextextended(${`product-facts/${id}`}, 0))`)
  }
}

/**
 * Where redirects lead follows from all addresses of a site: whoever takes or leaves one, or changes a redirect, holds this
 * until commit, and takes it before writing any. Sorted, and after the lock on products.
 */
export async function lockAddresses(query: Query, sites: readonly string[]): Promise<void> {
  for (const site of [...new Set(sites)].sort()) {
    await query(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses/${site}`}, 0))`)
  }
}
