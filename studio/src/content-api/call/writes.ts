import { Pool } from 'pg'
import type { PoolState } from '../../platform/figures.ts'
import { runTransaction } from '../../platform/run-transaction.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { isUnavailable, isUnstorable } from './database.ts'
import { CallRefusal } from './refusal.ts'

export type Writes = {
  /** Runs one statement, which commits by itself. */
  query: PlainQuery
  /** Runs statements in a transaction; if the work throws, for example a refusal, it is rolled back. */
  inTransaction: <T>(work: (query: PlainQuery) => Promise<T>) => Promise<T>
  pool: () => PoolState
  close: () => Promise<void>
}

const CONNECT_MS = 2_000
const CONNECTIONS = 4

/** Connections for the calls that write. Few, because PostgreSQL's other connections are for reads and the studio. */
export function openWrites(url: string, statementMs: number, onProblem: (problem: unknown) => void): Writes {
  const pool = new Pool({
    connectionString: url,
    application_name: 'content-api writes',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs + CONNECT_MS,
    keepAlive: true,
    options: `-c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${statementMs}`,
  })
  pool.on('error', onProblem)
  pool.on('connect', (client) => client.on('error', onProblem))

  async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof CallRefusal) throw error
      if (isUnstorable(error)) throw new CallRefusal(422, 'The database has no place for what was sent')
      if (!isUnavailable(error)) throw error
      onProblem(error)
      throw new CallRefusal(503, 'The database does not answer at the moment')
    }
  }

  return {
    query: (text, values = []) => orUnavailable(async () => (await pool.query(text, [...values])).rows),
    inTransaction: (work) => orUnavailable(() => runTransaction(pool, work)),
    pool: () => pool,
    close: () => pool.end(),
  }
}
