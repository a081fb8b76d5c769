import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import type { RunSettings } from '../../imports/desk/run-answer.ts'
import { type ImportSchedule, LEAST_MINUTES, scheduleSchema } from '../../imports/feed/import-schedule.ts'
import { toMomentFormat } from '../../platform/date-locale.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { useWords } from '../frame/use-words.ts'

const schedulesSchema = z.object({ schedules: z.array(scheduleSchema) })
const EVERY: readonly [minutes: number, unit: string, count: number][] = [
  [LEAST_MINUTES, 'minute', LEAST_MINUTES],
  [60, 'hour', 1],
  [24 * 60, 'day', 1],
  [7 * 24 * 60, 'week', 1],
]

/** `15 minutes`, `1 day`: in the user's language. */
function showEvery(minutes: number, language: string): string {
  const [, unit, count] = EVERY.find(([each]) => each === minutes) ?? [minutes, 'minute', minutes]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** Scheduled imports from an address or a folder of a bucket. */
export function ScheduleDesk({ settings }: { settings: RunSettings }) {
  const words = useWords()
  const { language } = useTranslation().i18n
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
    <section aria-label={words('feeds.title')}>
      <h2>{words('feeds.title')}</h2>
      <p>{words('feeds.hint')}</p>
      {problem && (
        <p role="alert" className="menagerie-import__problem">
          {problem}
        </p>
      )}
      <form className="menagerie-import__form" onSubmit={make}>
        <label>
          {words('feeds.name')}
          <input name="name" required maxLength={100} autoComplete="off" />
        </label>
        <label>
          {words('feeds.address')}
          <input name="address" required autoComplete="off" />
        </label>
        <label>
          {words('feeds.every')}
          <select name="every" defaultValue={24 * 60}>
            {EVERY.map(([minutes]) => (
              <option key={minutes} value={minutes}>
                {showEvery(minutes, language)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="medium">
          {words('feeds.plan')}
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
  const words = useWords()
  const { language } = useTranslation().i18n
  const moment = toMomentFormat(language)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words('feeds.schedule')}</th>
          <th scope="col">{words('feeds.from')}</th>
          <th scope="col">{words('feeds.every')}</th>
          <th scope="col">{words('feeds.next')}</th>
          <th scope="col">{words('feeds.failure')}</th>
          <th scope="col">
            <span className="menagerie-unseen">{words('feeds.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {schedules.map(({ id, name, address, everyMinutes, nextAt, failure }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{address}</td>
            <td>{showEvery(everyMinutes, language)}</td>
            <td>{moment.format(new Date(nextAt))}</td>
            <td className="menagerie-import__problem">{failure}</td>
            <td className="menagerie-import__buttons">
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={words('feeds.runOf', { name })}
                onClick={() => onPost(`/${id}/run`, {})}
              >
                {words('feeds.run')}
              </Button>
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={words('feeds.removeOf', { name })}
                onClick={() => onPost(`/${id}/drop`, {})}
              >
                {words('feeds.remove')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
