import type { Payload } from 'payload'
import { type Looking, type LookSettings, lookAgain } from '../../platform/look-again.ts'
import { purgeBin } from '../bin/purge-bin.ts'
import { runDueJobs } from './run-due-jobs.ts'

type SchedulingOptions = LookSettings & {
  /** Called when the first job is due, so that a process without work needs little memory. */
  loadPayload: () => Promise<Payload>
}

/** Rare, because the bin counts in days. */
const LOOK_IN_BIN_EVERY_MS = 3_600_000

/** Runs due jobs repeatedly, and empties the bin at intervals; an unreachable database is logged once and retried. */
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
