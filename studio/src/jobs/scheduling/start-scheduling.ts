import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { purgeBin } from '../bin/purge-bin.ts'
import { runDueJobs } from './run-due-jobs.ts'

type SchedulingOptions = {
  databaseUrl: string
  everyMs: number
  /** Called when the first job is due: a process without work stays small. */
  loadPayload: () => Promise<Payload>
  logError: (message: string) => void
}

type Scheduling = { stop: () => Promise<void> }

/** Days are counted there. */
const LOOK_IN_BIN_EVERY_MS = 3_600_000

/** Looks for due jobs again and again, and now and then into the bin; a database that is away is told once and asked on. */
export function startScheduling({ databaseUrl, everyMs, loadPayload, logError }: SchedulingOptions): Scheduling {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, allowExitOnIdle: true })
  pool.on('error', () => {})
  const ending = new AbortController()
  let isFailing = false
  let binLookedAt = Number.NEGATIVE_INFINITY

  async function look(): Promise<void> {
    try {
      await runDueJobs(pool, loadPayload)
      if (performance.now() - binLookedAt >= LOOK_IN_BIN_EVERY_MS && (await purgeBin(pool, loadPayload)) === 0) {
        binLookedAt = performance.now()
      }
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
