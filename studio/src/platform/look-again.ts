import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'

export type LookSettings = { databaseUrl: string; everyMs: number; logError: (message: string) => void }

/** Ends after the look that is under way. */
export type Looking = { stop: () => Promise<void> }

/**
 * Looks into the database again and again: at once after a look that returns `true`, else after `everyMs` milliseconds. A look that fails
 * is told once (`waiting`, then why), and tried on until one succeeds.
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
