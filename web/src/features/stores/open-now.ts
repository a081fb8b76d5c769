/** Whether a store is open, and the time of its day when that changes, such as `18:00`; none for one that is closed until tomorrow. */
export type OpenState = { isOpen: boolean; changes: string }

/** As `Date` numbers them, two letters each. */
const DAYS = 'SuMoTuWeThFrSa'

/** `code` as `toHoursCode` writes it, reckoned in the store's time zone; undefined where the zone means nothing. */
export function findOpenState(code: string, timeZone: string, now: number): OpenState | undefined {
  const [date, time] = readClock(timeZone, now)
  if (!date || !time) return undefined
  const day = 2 * new Date(date).getUTCDay()
  const rowOf = (start: string) => code.split(';').find((row) => row.startsWith(start))
  const row = rowOf(date) ?? rowOf(DAYS.slice(day, day + 2))
  for (const span of row?.split(/[ ,]/).slice(1).sort() ?? []) {
    const [opens = '', closes = ''] = span.split('-')
    if (opens > time) return { isOpen: false, changes: opens }
    if (closes > time) return { isOpen: true, changes: closes }
  }
  return { isOpen: false, changes: '' }
}

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
