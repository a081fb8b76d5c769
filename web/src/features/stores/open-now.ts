/**
 * Whether a store is open, and the time when that changes, such as `18:00`: '' for one that stays open for more than
 * a day, or is closed until tomorrow.
 */
type OpenState = { isOpen: boolean; changes: string }

/** Weekdays in the order of `Date`, two letters each. */
const DAYS = 'SuMoTuWeThFrSa'
const DAY = 1_440
/** How far ahead a store that stays open is followed: a whole week. */
const DAYS_AHEAD = 8

/** Reads `code`, written by `toHoursCode`, in the store's time zone; undefined for an unknown zone. */
export function findOpenState(code: string, timeZone: string, now: number): OpenState | undefined {
  const [date, time] = readClock(timeZone, now)
  if (!date || !time) return undefined
  const at = toMinutes(time) + passedAgain(timeZone, now, time)
  let [until, closes, next, opens] = [at, '', DAY, '']
  // Yesterday's hours may end after midnight, and today's after the next one.
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(Date.parse(date) + ahead * 86_400_000)
    const rowOf = (start: string) => code.split(';').find((row) => row.startsWith(start))
    const weekday = 2 * day.getUTCDay()
    // Uses the row of the date, if there is one, else that of the weekday.
    const row = rowOf(day.toISOString().slice(0, 10)) ?? rowOf(DAYS.slice(weekday, weekday + 2)) ?? ''
    for (const span of row.split(/[ ,]/).slice(1).sort()) {
      const [opening = '', closing = ''] = span.split('-')
      const from = toMinutes(opening) + ahead * DAY
      const length = toMinutes(closing) - toMinutes(opening)
      const to = from + length + (length > 0 ? 0 : DAY)
      if (from > until) {
        if (from < next) [next, opens] = [from, opening]
      } else if (to > until) [until, closes] = [to, closing]
    }
  }
  if (until === at) return { isOpen: false, changes: opens }
  return { isOpen: true, changes: until - at > DAY ? '' : closes }
}

const HOUR = 60
const HOUR_MS = 3_600_000

/** When clocks are put back, an hour occurs twice. During the second one, returns minutes to add so that changes in that hour count as past. */
function passedAgain(timeZone: string, now: number, time: string): number {
  const isSecond = readClock(timeZone, now - HOUR_MS)[1] === time
  return isSecond ? HOUR - 0.5 - (toMinutes(time) % HOUR) : 0
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const clocks: Record<string, Intl.DateTimeFormat> = {}

/** Returns date and time as ISO 8601, which Swedish uses; empty for an unknown zone. */
function readClock(timeZone: string, now: number): string[] {
  try {
    // Cached, because creating a format takes longer than all other work for a store.
    clocks[timeZone] ??= new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    return clocks[timeZone].format(now).split(' ')
  } catch {
    return []
  }
}
