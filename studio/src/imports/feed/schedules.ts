import { randomUUID } from 'node:crypto'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { RunSettings } from '../desk/run-answer.ts'
import { type ImportSchedule, scheduleSchema } from './import-schedule.ts'

const SCHEDULE = `id::text, name, address, every_minutes as "everyMinutes", settings, made_by as "madeBy",
  to_char(next_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "nextAt", failure`

type NewSchedule = { name: string; address: string; everyMinutes: number; settings: RunSettings; madeBy: string }

/** Creates a schedule; its first run is due immediately. */
export async function makeSchedule(query: PlainQuery, schedule: NewSchedule): Promise<void> {
  const { name, address, everyMinutes, settings, madeBy } = schedule
  await query(
    'insert into import_schedule (id, name, address, every_minutes, settings, made_by) values ($1, $2, $3, $4, $5, $6)',
    [randomUUID(), name, address, everyMinutes, JSON.stringify(settings), madeBy],
  )
}

export async function listSchedules(query: PlainQuery): Promise<ImportSchedule[]> {
  return (await query(`select ${SCHEDULE} from import_schedule order by name`)).map((row) => scheduleSchema.parse(row))
}

export const dropSchedule = async (query: PlainQuery, id: string): Promise<boolean> =>
  (await query('delete from import_schedule where id = $1 returning 1', [id])).length > 0

export const hastenSchedule = async (query: PlainQuery, id: string): Promise<boolean> =>
  (await query('update import_schedule set next_at = now() where id = $1 returning 1', [id])).length > 0

/** Claims the schedule that has been due longest, and sets its next time; safe with several processes. */
export async function takeDueSchedule(query: PlainQuery): Promise<ImportSchedule | undefined> {
  const [row] = await query(
    `update import_schedule set next_at = now() + make_interval(mins => every_minutes)
     where id = (select id from import_schedule where next_at <= now() order by next_at limit 1 for update skip locked)
     returning ${SCHEDULE}`,
  )
  return row === undefined ? undefined : scheduleSchema.parse(row)
}

export async function noteFailure(query: PlainQuery, id: string, failure: string | null): Promise<void> {
  await query('update import_schedule set failure = $2 where id = $1', [id, failure])
}
