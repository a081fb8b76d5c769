import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs `work` in the transaction of a request: one of its own, committed when it ends well and rolled back when it throws, unless the
 * request is in one already.
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
