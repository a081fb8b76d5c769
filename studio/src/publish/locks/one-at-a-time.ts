import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'

const working = new AsyncLocalStorage<true>()
const lastOf = new WeakMap<object, Promise<unknown>>()

/**
 * Payload runs the hooks of a bulk call in parallel within one transaction, where database locks do not separate them.
 * This runs them one after the other; saves made within a hook do not wait again.
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
