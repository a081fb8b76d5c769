import { createHash, randomUUID } from 'node:crypto'
import { readOwnHosts } from '../../jobs/receivers/receiver-address.ts'
import { queueStaffMail } from '../../model/collections/users/queue-staff-mail.ts'
import { findStorage } from '../../platform/storage/find-storage.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { placeOfUpload } from '../desk/place-of-upload.ts'
import { ALL_RIGHTS } from '../products/import-rights.ts'
import { addAskedRun } from './asked-runs.ts'
import { fetchFile } from './fetch-file.ts'
import type { ImportSchedule } from './import-schedule.ts'
import { noteFailure, takeDueSchedule } from './schedules.ts'

/** Fetches the file of a due schedule and queues its import. Returns whether there was one. */
export async function startDueSchedule(query: PlainQuery): Promise<boolean> {
  const schedule = await takeDueSchedule(query)
  if (schedule === undefined) return false
  const { id, name, settings } = schedule
  try {
    const { name: file, bytes } = await fetchFile(schedule.address, readOwnHosts(process.env.RECEIVER_HOSTS))
    const run = randomUUID()
    await findStorage().put(placeOfUpload(run, file), bytes)
    await addAskedRun(query, {
      id: run,
      startedBy: name,
      file: { name: file, bytes: bytes.length, hash: createHash('sha256').update(bytes).digest('base64url') },
      settings,
      rights: ALL_RIGHTS,
      saves: true,
      askedAs: `schedule:${id}:${run}`,
      schedule: id,
    })
    await noteFailure(query, id, null)
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    await noteFailure(query, id, failure)
    await tellFailure(query, schedule, failure)
  }
  return true
}

/** Mails a failure to all administrators, unless it equals the previous one. */
export async function tellFailure(
  query: PlainQuery,
  { name, failure: before, isScheduled = true }: Pick<ImportSchedule, 'name' | 'failure'> & { isScheduled?: boolean },
  failure: string,
) {
  if (failure === before) return
  const lines = isScheduled
    ? [`The scheduled import “${name}” could not be completed: ${failure}`, 'It will be tried again at its next time.']
    : [`The import sent with the key “${name}” could not be completed: ${failure}`]
  const rows = await query(`select email from users where role = 'admin' and email is not null`)
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || !('email' in row) || typeof row.email !== 'string') continue
    await queueStaffMail(query, row.email, {
      subject: `The import “${name}” failed`,
      lines,
      link: { path: '/admin/import', label: 'Imports' },
    })
  }
}
