import type { Payload } from 'payload'
import { type Looking, type LookSettings, lookAgain } from '../../platform/look-again.ts'
import { purgeBin } from '../bin/purge-bin.ts'
import { runDueJobs } from './run-due-jobs.ts'

type SchedulingOptions = LookSettings & {
  /** Called when the first job is due: a process without work stays small. */
  loadPayload: () => Promise<Payload>
}

/** Days are counted there. */
const LOOK_IN_BIN_EVERY_MS = 3_600_000

/** Looks for due jobs again and again, and now and then into the bin; a database that is away is told once and asked on. */
export function startScheduling({ loadPayload, ...settings }: SchedulingOptions): Looking {
  let binLookedAt = Number.NEGATIVE_INFINITY
  return lookAgain(settings, 'Scheduled publishing waits', async (pool) => {
    await runDueJobs(pool, loadPayload)
    if (performance.now() - binLookedAt >= LOOK_IN_BIN_EVERY_MS && (await purgeBin(pool, loadPayload)) === 0) {
      binLookedAt = performance.now()
    }
    return false
  })
}
