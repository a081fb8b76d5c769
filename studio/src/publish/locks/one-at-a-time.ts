import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'

const working = new AsyncLocalStorage<true>()
const lastOf = new WeakMap<object, Promise<unknown>>()

/**
 * Payload runs the hooks of a call for many documents side by side in one transaction, where no lock of the database parts
 * them. Here they go one by one; what a hook saves itself goes along.
 */
export async function oneAtATime<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (working.getStore()) return work()
  const transaction = req.payload.db.sessions?.[String(await req.transactionID)]
  if (transaction === undefined) return work()
  const turn = (lastOf.get(transaction) ?? Promise.resolve()).then(() => working.run(true, work))
  lastOf.set(
    transaction,
    turn.catch(() => undefined),
  )
  return turn
}
