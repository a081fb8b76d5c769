import { Pool } from 'pg'
import { answersInTime } from '../platform/answers-in-time.ts'

const PATIENCE_MS = 2_000

/** Creates a check whether the database is away, on connections of its own, for code that runs before Payload. */
export function openDatabaseCheck(connectionString: string): () => Promise<boolean> {
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    allowExitOnIdle: true,
  })
  // A lost idle connection is replaced; without a listener, its error would end the process.
  pool.on('error', () => {})
  return async () => !(await answersInTime(() => pool.query('select from users limit 1'), PATIENCE_MS))
}
