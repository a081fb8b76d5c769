import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs `work` in the transaction of a request. Without one, starts a transaction, commits it when the work resolves and
 * rolls it back when it throws.
 */
export async function inRequestTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req)
  try {
    const done = await work()
    if (isOwn) await commitTransaction(req)
    return done
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}
