import { type Connection, queryOn } from './query-on.ts'
import type { PlainQuery } from './to-plain-query.ts'

type Connections = { connect: () => Promise<Connection & { release: (lost?: Error) => void }> }

/**
 * Runs `work` in a transaction on one connection: commits when it resolves, rolls back when it throws. `begin` is the
 * statement that starts it, such as `begin read only`.
 */
export async function runTransaction<T>(
  pool: Connections,
  work: (query: PlainQuery) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    await client.query(begin)
    const result = await work(queryOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    // A connection whose rollback fails is in an unknown state: the pool must not give it out again.
    await client.query('rollback').catch((failed: Error) => {
      lost = failed
    })
    throw error
  } finally {
    client.release(lost)
  }
}
