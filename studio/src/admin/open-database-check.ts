import { Pool } from 'pg'
import { answersInTime } from '../platform/answers-in-time.ts'

const PATIENCE_MS = 2_000

/** For what stands before Payload: whether the database is away, asked over a connection of its own. */
export function openDatabaseCheck(connectionString: string): () => Promise<boolean> {
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    allowExitOnIdle: true,
  })
  // A connection that is lost while it waits is replaced; without a listener its end would be that of the process.
  pool.on('error', () => {})
  return async () => !(await answersInTime(() => pool.query('select from users limit 1'), PATIENCE_MS))
}
