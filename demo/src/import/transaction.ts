import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** Runs `work` in a transaction, so that all or none of its saves are stored. */
export async function inImportTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database does not offer transactions')
  const req = await createLocalReq({}, payload)
  req.transactionID = transactionID
  try {
    const result = await work(req)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
