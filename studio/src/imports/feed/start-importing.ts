import type { Payload } from 'payload'
import { type LookSettings, lookAgain } from '../../platform/look-again.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { doRun } from '../desk/do-run.ts'
import { removeOldUploads } from '../desk/remove-old-uploads.ts'
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
  if (run.schedule !== null && done?.progress.failure !== undefined)
    await tellFailure(query, { name: startedBy, failure: null }, done.progress.failure)
  return true
}
