import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'

export type LookSettings = { databaseUrl: string; everyMs: number; logError: (message: string) => void }

/** `stop` resolves when the running check has ended. */
export type Looking = { stop: () => Promise<void> }

/**
 * Checks the database repeatedly: immediately again after `look` returns `true`, otherwise after `everyMs`
 * milliseconds. A failure is logged once (`waiting`, then the reason), and the check is retried until it succeeds.
 */
export function lookAgain(
  { databaseUrl, everyMs, logError }: LookSettings,
  waiting: string,
  look: (pool: Pool) => Promise<boolean>,
): Looking {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, allowExitOnIdle: true })
  pool.on('error', () => {})
  const ending = new AbortController()
  let isFailing = false

  async function lookOnce(): Promise<boolean> {
    try {
      const isMore = await look(pool)
      isFailing = false
      return isMore
    } catch (error) {
      if (!isFailing) logError(`${waiting}: ${error instanceof Error ? error.message : String(error)}`)
      isFailing = true
      return false
    }
  }

  async function lookOn(): Promise<void> {
    while (!ending.signal.aborted) {
      if (!(await lookOnce())) await sleep(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
    await pool.end()
  }

  const ended = lookOn()
  return {
    stop() {
      ending.abort()
      return ended
    },
  }
}
