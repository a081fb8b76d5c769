/** Whether a store is open, and until when or from when on: `closes` and `opens` are times of its day such as `18:00`. */
export type OpenState = { isOpen: true; closes: string } | { isOpen: false; opens?: string }

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** `code` as `toHoursCode` writes it, reckoned in the store's time zone; undefined where the zone means nothing. */
export function findOpenState(code: string, timeZone: string, now: number): OpenState | undefined {
  const [date, time] = readClock(timeZone, now)
  if (!date || !time) return undefined
  const rows = code.split(';')
  const rowOf = (start: string) => rows.find((row) => row.startsWith(start))
  const row = rowOf(date) ?? rowOf(DAYS[new Date(date).getUTCDay()] ?? '')
  for (const span of row?.split(/[ ,]/).slice(1).sort() ?? []) {
    const [opens = '', closes = ''] = span.split('-')
    if (opens > time) return { isOpen: false, opens }
    if (closes > time) return { isOpen: true, closes }
  }
  return { isOpen: false }
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
