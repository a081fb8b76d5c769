import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { runDueJobs } from './run-due-jobs.ts'

export type SchedulingOptions = {
  databaseUrl: string
  everyMs: number
  /** Called when the first job is due: a process without work stays small. */
  loadPayload: () => Promise<Payload>
  logError: (message: string) => void
}

export type Scheduling = { stop: () => Promise<void> }

/** Looks for due jobs again and again; a database that is away is told once and asked on. */
export function startScheduling({ databaseUrl, everyMs, loadPayload, logError }: SchedulingOptions): Scheduling {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, allowExitOnIdle: true })
  pool.on('error', () => {})
  const ending = new AbortController()
  let isFailing = false

  async function look(): Promise<void> {
    try {
      await runDueJobs(pool, loadPayload)
      isFailing = false
    } catch (error) {
      if (!isFailing) logError(`Scheduled publishing waits: ${error instanceof Error ? error.message : String(error)}`)
      isFailing = true
    }
  }

  async function lookOn(): Promise<void> {
    while (!ending.signal.aborted) {
      await look()
      await sleep(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {})
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
