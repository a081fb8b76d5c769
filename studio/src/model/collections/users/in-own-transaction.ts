import type { PayloadRequest } from 'payload'

/** Runs a part of a call in a transaction of its own; an error rolls it back. */
export async function inOwnTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const { db } = req.payload
  const transactionID = await db.beginTransaction()
  if (transactionID === null) throw new Error('The database does not offer transactions')
  req.transactionID = transactionID
  try {
    const done = await work()
    await db.commitTransaction(transactionID)
    return done
  } catch (error) {
    await db.rollbackTransaction(transactionID)
    throw error
  } finally {
    delete req.transactionID
  }
}
