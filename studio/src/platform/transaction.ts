import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

/** Runs a statement inside the transaction of a document's save. */
export type RunStatement = (statement: SQL) => Promise<readonly unknown[]>

type Session = { execute: (statement: SQL) => PromiseLike<{ rows: unknown[] }> }

/**
 * The transaction that Payload opened for this request. Throws without one: the document and its entries could diverge.
 */
export async function transactionOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<RunStatement> {
  const id = await req.transactionID
  const session: unknown = id === undefined || id === null ? undefined : req.payload.db.sessions?.[id]?.db
  if (!isSession(session))
    throw new Error('Publishing needs the transaction of the save; pass `req` on, never disable it')
  return async (statement) => (await session.execute(statement)).rows
}

/** Runs statements in the transaction of the request if there is one: within a save, waiting for another connection could deadlock. */
export async function readingOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<RunStatement> {
  const isInside = await req.transactionID
  return isInside ? transactionOf(req) : async (statement) => (await req.payload.db.drizzle.execute(statement)).rows
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'
}
