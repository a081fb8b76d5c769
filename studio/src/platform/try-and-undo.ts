import { createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'

/** Does the work in a transaction of its own and rolls it back: only a real try meets every check. Rejects with the error of the work. */
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
