import type { Payload } from 'payload'
import { z } from 'zod'
import { type LookSettings, lookAgain } from '../../platform/look-again.ts'
import { queryOn } from '../../platform/query-on.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { doRun } from '../desk/do-run.ts'
import { removeOldUploads } from '../desk/remove-old-uploads.ts'
import { progressSchema, type RunProgress } from '../desk/run-answer.ts'
import { createRunStore } from '../desk/run-store.ts'
import { takeAskedRun } from './asked-runs.ts'
import { startDueSchedule, tellFailure } from './start-schedules.ts'

type ImportingOptions = LookSettings & {
  /** Called when the first run is waiting, so that a process without work needs little memory. */
  loadPayload: () => Promise<Payload>
}

/**
 * Runs the imports that programs and schedules have requested, one after the other; an unreachable database is logged
 * once and retried.
 */
export function startImporting({ loadPayload, ...settings }: ImportingOptions) {
  const tidy = createTidying()
  return lookAgain(settings, 'Imports wait', async (pool) => {
    const query = queryOn(pool)
    await tidy(query)
    return doDue(query, loadPayload)
  })
}

const TIDIED_EVERY_MS = 3_600_000

/** Deletes old uploads at intervals, independent of further imports. */
export function createTidying(now: () => number = Date.now) {
  let next = 0
  return async (query: PlainQuery): Promise<void> => {
    if (now() < next) return
    next = now() + TIDIED_EVERY_MS
    await removeOldUploads(query)
  }
}

/** Queues the import of a due schedule, and runs the next waiting one. Returns whether there was any. */
async function doDue(query: PlainQuery, loadPayload: () => Promise<Payload>): Promise<boolean> {
  const isStarted = await startDueSchedule(query)
  return (await doNext(query, loadPayload)) || isStarted
}

/** Runs the import that has waited longest. Returns whether there was one. */
export async function doNext(query: PlainQuery, loadPayload: () => Promise<Payload>): Promise<boolean> {
  const run = await takeAskedRun(query)
  if (run === undefined) return false
  const payload = await loadPayload()
  const { rights, saves, startedBy } = run
  const store = createRunStore(payload)
  await doRun(payload, { store, run, isDry: !saves, rights, savedBy: startedBy })
  const done = await store.find(run.id)
  const failure = done && findFailure(done.progress)
  // The result of a check is only for the program that requested it.
  if (failure !== undefined && (saves || run.schedule !== null)) {
    const before = await findFormerFailure(query, run)
    await tellFailure(query, { name: startedBy, failure: before, isScheduled: run.schedule !== null }, failure)
  }
  return true
}

/** Why an import had no effect: its file, or every row of it, could not be read. */
function findFailure({ failure, counts }: RunProgress): string | undefined {
  if (failure !== undefined || counts === undefined) return failure
  const isNothing = counts.broken > 0 && counts.new + counts.changed + counts.same === 0
  return isNothing ? 'every row of the file has an error: see the import for all of them' : undefined
}

const formerSchema = z.object({ progress: progressSchema })

type AskedBy = { id: string; schedule: string | null; startedBy: string }

/** The failure of the previous import with the same schedule or key, which was already reported. */
async function findFormerFailure(query: PlainQuery, { id, schedule, startedBy }: AskedBy): Promise<string | null> {
  const [row] = await query(
    `select progress from import_run
     where id <> $1 and case when $2::text is null then schedule is null and saves and started_by = $3 else schedule::text = $2 end
     order by started_at desc limit 1`,
    [id, schedule, startedBy],
  )
  return row === undefined ? null : (findFailure(formerSchema.parse(row).progress) ?? null)
}
