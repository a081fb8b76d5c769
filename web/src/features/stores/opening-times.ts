import { isRoundTheClock, type OpenSpan } from '@menagerie/contract/opening-hours'
import { type OpeningHours, WEEKDAYS, type Weekday } from '@menagerie/contract/store'
import { dateFormat } from '../../platform/kept-formats.ts'

/** A line of the week: `Mon – Fri` and `09:00 – 18:00`; undefined times mean closed. */
export type WeekLine = { days: string; times: string | undefined }

/** A Monday, from which weekdays are formatted. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

const namesByIso = new Map<string, readonly string[]>()

/** Names of days, from Monday. */
function dayNamesOf(iso: string): readonly string[] {
  const format = dateFormat(iso, { weekday: 'short', timeZone: 'UTC' })
  const names = namesByIso.get(iso) ?? WEEKDAYS.map((_, at) => format.format(MONDAY + at * DAY_MS))
  namesByIso.set(iso, names)
  return names
}

/** Combines successive days with the same times into one line, from Monday; `allDay` is the text for a store that is open round the clock. */
export function toWeekLines({ week }: OpeningHours, iso: string, allDay: string): WeekLine[] {
  const names = dayNamesOf(iso)
  const runs: { first: number; last: number; times: string }[] = []
  for (const [at, day] of WEEKDAYS.entries()) {
    const times = toTimes(week[day] ?? [], allDay)
    const before = runs.at(-1)
    if (before?.times === times) before.last = at
    else runs.push({ first: at, last: at, times })
  }
  return runs.map(({ first, last, times }) => ({
    days: first === last ? `${names[first]}` : `${names[first]} – ${names[last]}`,
    times: times === '' ? undefined : times,
  }))
}

/** Returns `09:00 – 12:30, 13:30 – 18:00`; empty for a day that is closed. */
export const toTimes = (spans: readonly OpenSpan[], allDay: string) =>
  isRoundTheClock(spans) ? allDay : spans.map(({ from, to }) => `${from} – ${to}`).join(', ')

const SHORT: Record<Weekday, string> = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
}

/**
 * Returns opening hours for the script that says whether a store is open: `Mo 09:00-18:00;Sa 09:00-12:00,20:00-02:00;2026-12-25`. A date applies to that day
 * only, and without times it is closed. A closing time that is not after the opening is on the next day, so yesterday is included, too.
 */
export function toHoursCode({ week, exceptions }: OpeningHours, today: string): string {
  const toSpans = (spans: readonly OpenSpan[]) => spans.map(({ from, to }) => `${from}-${to}`).join(',')
  const days = WEEKDAYS.flatMap((day) => {
    const spans = week[day] ?? []
    return spans.length === 0 ? [] : [`${SHORT[day]} ${toSpans(spans)}`]
  })
  const dates = exceptions
    .filter(({ date }) => Date.parse(date) >= Date.parse(today) - DAY_MS)
    .map(({ date, spans }) => `${date} ${toSpans(spans)}`.trim())
  return [...days, ...dates].join(';')
}
