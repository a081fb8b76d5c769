import type { Payload } from 'payload'
import { z } from 'zod'
import { type LookSettings, lookAgain } from '../../platform/look-again.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { doRun } from '../desk/do-run.ts'
import { removeOldUploads } from '../desk/remove-old-uploads.ts'
import { progressSchema, type RunProgress } from '../desk/run-answer.ts'
import { createRunStore } from '../desk/run-store.ts'
import { takeAskedRun } from './asked-runs.ts'
import { startDueSchedule, tellFailure } from './start-schedules.ts'

type ImportingOptions = LookSettings & {
  /** Called when the first run waits: a process without work stays small. */
  loadPayload: () => Promise<Payload>
}

/** Does imports that programs and schedules have asked for, one after the other; a database that is away is told once and asked on. */
export function startImporting({ loadPayload, ...settings }: ImportingOptions) {
  const tidy = createTidying()
  return lookAgain(settings, 'Imports wait', async (pool) => {
    const query: PlainQuery = async (text, values = []) => (await pool.query(text, [...values])).rows
    await tidy(query)
    return doDue(query, loadPayload)
  })
}

const TIDIED_EVERY_MS = 3_600_000

/** Removes uploads of some days ago, whether or not there is a next one. */
export function createTidying(now: () => number = Date.now) {
  let next = 0
  return async (query: PlainQuery): Promise<void> => {
    if (now() < next) return
    next = now() + TIDIED_EVERY_MS
    await removeOldUploads(query)
  }
}

/** Asks for the import of a schedule that is due, and does one that waits. Whether there was any. */
async function doDue(query: PlainQuery, loadPayload: () => Promise<Payload>): Promise<boolean> {
  const isStarted = await startDueSchedule(query)
  return (await doNext(query, loadPayload)) || isStarted
}

/** Does the import that waits longest. Whether there was one. */
export async function doNext(query: PlainQuery, loadPayload: () => Promise<Payload>): Promise<boolean> {
  const run = await takeAskedRun(query)
  if (run === undefined) return false
  const payload = await loadPayload()
  const { rights, saves, startedBy } = run
  const store = createRunStore(payload)
  await doRun(payload, { store, run, isDry: !saves, rights, savedBy: startedBy })
  const done = await store.find(run.id)
  const failure = done && findFailure(done.progress)
  // What was only to be checked is told to the program that asked, and to no others.
  if (failure !== undefined && (saves || run.schedule !== null)) {
    const before = await findFormerFailure(query, run)
    await tellFailure(query, { name: startedBy, failure: before, isScheduled: run.schedule !== null }, failure)
  }
  return true
}

/** Why an import did nothing: its file could not be read, or not one row of it. */
function findFailure({ failure, counts }: RunProgress): string | undefined {
  if (failure !== undefined || counts === undefined) return failure
  const isNothing = counts.broken > 0 && counts.new + counts.changed + counts.same === 0
  return isNothing ? 'every row of the file has a mistake; they stand with the import' : undefined
}

const formerSchema = z.object({ progress: progressSchema })

type AskedBy = { id: string; schedule: string | null; startedBy: string }

/** Why the import before this one, of the same schedule or key, did nothing: people know that already. */
async function findFormerFailure(query: PlainQuery, { id, schedule, startedBy }: AskedBy): Promise<string | null> {
  const [row] = await query(
    `select progress from import_run
     where id <> $1 and case when $2::text is null then schedule is null and saves and started_by = $3 else schedule::text = $2 end
     order by started_at desc limit 1`,
    [id, schedule, startedBy],
  )
  return row === undefined ? null : (findFailure(formerSchema.parse(row).progress) ?? null)
}
