import { Pool } from 'pg'
import { z } from 'zod'
import type { PoolState } from '../../platform/figures.ts'
import { CallRefusal } from './refusal.ts'

export type ReadDatabase = {
  read: (text: string, values?: readonly unknown[]) => Promise<unknown[]>
  pool: () => PoolState
  close: () => Promise<void>
}

const CONNECT_MS = 2_000

/** Read-only access to the published tables; a database that does not answer becomes a 503, never a crash. */
export function openReadDatabase(
  url: string,
  statementMs: number,
  onProblem: (problem: unknown) => void,
): ReadDatabase {
  const pool = new Pool({
    connectionString: url,
    application_name: 'content-api',
    max: 8,
    connectionTimeoutMillis: CONNECT_MS,
    // Longer than the server's limit, so that the server ends the statement first and the connection stays usable.
    query_timeout: statementMs + CONNECT_MS,
    keepAlive: true,
    options: `-c default_transaction_read_only=on -c statement_timeout=${statementMs}`,
  })
  pool.on('error', onProblem)
  return {
    async read(text, values = []) {
      try {
        const { rows } = await pool.query<Record<string, unknown>>(text, [...values])
        return rows
      } catch (error) {
        if (!isUnavailable(error)) throw error
        onProblem(error)
        throw new CallRefusal(503, 'The database does not answer at the moment')
      }
    },
    pool: () => pool,
    close: () => pool.end(),
  }
}

/**
 * Lost or refused connections, a server that is shutting down or full, conflicts between writers, tables that are not
 * migrated yet.
 */
const SERVER_STATES = /^(08|40|53|57|58|3D000|42P01|3F000)/
/** Invalid values for a type, violated constraints, values too large for an index. */
const VALUE_STATES = /^(22|23|54)[0-9A-Z]{3}$/

const stateOf = (error: unknown) => z.object({ code: z.string() }).safeParse(error).data?.code

/** Whether the database refused the values themselves, so that a retry would fail as well. */
export const isUnstorable = (error: unknown): boolean => VALUE_STATES.test(stateOf(error) ?? '')

export function isUnavailable(error: unknown): boolean {
  const state = stateOf(error)
  // Without an SQL state the statement did not reach the server: a connection error or a timeout of the driver. SQL states
  // contain a digit, error codes such as `EPIPE` do not.
  return state === undefined || !/^(?=.*\d)[0-9A-Z]{5}$/.test(state) || SERVER_STATES.test(state)
}
