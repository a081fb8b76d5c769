/**
 * Whether a store is open, and the time of its day when that changes, such as `18:00`: none for one that is open for longer than a
 * day to come, or closed until tomorrow.
 */
type OpenState = { isOpen: boolean; changes: string }

/** Days as `Date` numbers them, two letters each. */
const DAYS = 'SuMoTuWeThFrSa'
const DAY = 1_440
/** One that stays open is followed for as long as its week. */
const DAYS_AHEAD = 8

/** `code` as `toHoursCode` writes it, reckoned in the store's time zone; undefined where the zone means nothing. */
export function findOpenState(code: string, timeZone: string, now: number): OpenState | undefined {
  const [date, time] = readClock(timeZone, now)
  if (!date || !time) return undefined
  const at = toMinutes(time) + passedAgain(timeZone, now, time)
  let [until, closes, next, opens] = [at, '', DAY, '']
  // Yesterday may go on past midnight, and today beyond the next one.
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(Date.parse(date) + ahead * 86_400_000)
    const rowOf = (start: string) => code.split(';').find((row) => row.startsWith(start))
    const weekday = 2 * day.getUTCDay()
    // Takes the row of the date, where it has any of its own, else of the weekday.
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

/** Clocks that are put back show an hour twice: the second time, all that happens in it has happened. The last minutes of it are left. */
function passedAgain(timeZone: string, now: number, time: string): number {
  const isSecond = readClock(timeZone, now - HOUR_MS)[1] === time
  return isSecond ? HOUR - 0.5 - (toMinutes(time) % HOUR) : 0
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const clocks: Record<string, Intl.DateTimeFormat> = {}

/** Date and time as ISO 8601 writes them, which is how Swedes do; empty for a zone that is none. */
function readClock(timeZone: string, now: number): string[] {
  try {
    // Kept: making one takes longer than all else that is reckoned for a store.
    clocks[timeZone] ??= new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    return clocks[timeZone].format(now).split(' ')
  } catch {
    return []
  }
}
