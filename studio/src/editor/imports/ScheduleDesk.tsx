import { Button, useConfig } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import type { RunSettings } from '../../imports/desk/run-answer.ts'
import { type ImportSchedule, LEAST_MINUTES, scheduleSchema } from '../../imports/feed/import-schedule.ts'
import { postToStudio } from '../frame/post-to-studio.ts'

const schedulesSchema = z.object({ schedules: z.array(scheduleSchema) })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const EVERY: readonly [minutes: number, label: string][] = [
  [LEAST_MINUTES, `${LEAST_MINUTES} minutes`],
  [60, 'hour'],
  [24 * 60, 'day'],
  [7 * 24 * 60, 'week'],
]
const showEvery = (minutes: number) => EVERY.find(([each]) => each === minutes)?.[1] ?? `${minutes} minutes`

/** Imports that come by themselves, from an address or a folder of a bucket. */
export function ScheduleDesk({ settings }: { settings: RunSettings }) {
  const { api } = useConfig().config.routes
  const [schedules, setSchedules] = useState<readonly ImportSchedule[]>([])
  const [problem, setProblem] = useState('')
  const post = useCallback(
    async (path: string, body: object) => {
      const { found, problem: told } = await postToStudio(`${api}/import-schedules${path}`, body, schedulesSchema)
      setProblem(told)
      if (found) setSchedules(found.schedules)
      return found !== undefined
    },
    [api],
  )
  useEffect(() => {
    fetch(`${api}/import-schedules`)
      .then(async (answer) => {
        const found = answer.ok ? schedulesSchema.safeParse(await answer.json()) : undefined
        if (found?.success) setSchedules(found.data.schedules)
      })
      .catch(() => {})
  }, [api])
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const body = {
      name: data.get('name'),
      address: data.get('address'),
      everyMinutes: Number(data.get('every')),
      settings,
    }
    if (await post('', body)) form.reset()
  }
  return (
    <section aria-label="Schedules">
      <h2>Schedules</h2>
      <p>Files that are fetched and imported by themselves, with the settings and the mapping above.</p>
      {problem && (
        <p role="alert" className="menagerie-import__problem">
          {problem}
        </p>
      )}
      <form className="menagerie-import__form" onSubmit={make}>
        <label>
          Name of the schedule
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <label>
          Address (https://…, or s3:folder/)
          <input name="address" required autoComplete="off" />
        </label>
        <label>
          Every
          <select name="every" defaultValue={24 * 60}>
            {EVERY.map(([minutes, label]) => (
              <option key={minutes} value={minutes}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="medium">
          Plan it
        </Button>
      </form>
      {schedules.length > 0 && <ScheduleTable schedules={schedules} onPost={post} />}
    </section>
  )
}

type ScheduleTableProps = {
  schedules: readonly ImportSchedule[]
  onPost: (path: string, body: object) => Promise<boolean>
}

function ScheduleTable({ schedules, onPost }: ScheduleTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Schedule</th>
          <th scope="col">From</th>
          <th scope="col">Every</th>
          <th scope="col">Next</th>
          <th scope="col">Last failure</th>
          <th scope="col">
            <span className="menagerie-import__unseen">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {schedules.map(({ id, name, address, everyMinutes, nextAt, failure }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{address}</td>
            <td>{showEvery(everyMinutes)}</td>
            <td>{moment.format(new Date(nextAt))}</td>
            <td className="menagerie-import__problem">{failure}</td>
            <td className="menagerie-import__buttons">
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={`Run ${name} now`}
                onClick={() => onPost(`/${id}/run`, {})}
              >
                Run now
              </Button>
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={`Remove ${name}`}
                onClick={() => onPost(`/${id}/drop`, {})}
              >
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
