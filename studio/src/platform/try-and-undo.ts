import { createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'

/** Does something in a transaction of its own and undoes it: nothing else knows all that may stand in the way. Rejects as the work does. */
export async function tryAndUndo<T>(
  payload: Payload,
  user: PayloadRequest['user'],
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  try {
    await initTransaction(req)
    return await work(req)
  } finally {
    await killTransaction(req)
  }
}
