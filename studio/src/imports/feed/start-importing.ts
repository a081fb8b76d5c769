import type { Payload } from 'payload'
import { type LookSettings, lookAgain } from '../../platform/look-again.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { doRun } from '../desk/do-run.ts'
import { createRunStore } from '../desk/run-store.ts'
import { takeAskedRun } from './asked-runs.ts'
import { startDueSchedule, tellFailure } from './start-schedules.ts'

type ImportingOptions = LookSettings & {
  /** Called when the first run waits: a process without work stays small. */
  loadPayload: () => Promise<Payload>
}

/** Does imports that programs and schedules have asked for, one after the other; a database that is away is told once and asked on. */
export const startImporting = ({ loadPayload, ...settings }: ImportingOptions) =>
  lookAgain(settings, 'Imports wait', (pool) => {
    const query: PlainQuery = async (text, values = []) => (await pool.query(text, [...values])).rows
    return doDue(query, loadPayload)
  })

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
