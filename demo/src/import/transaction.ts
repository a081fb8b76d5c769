import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** Runs `work` so that all it saves is there afterwards, or nothing. */
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
