/** Whether a store is open, and until when or from when on: `closes` and `opens` are times of its day such as `18:00`. */
export type OpenState = { isOpen: true; closes: string } | { isOpen: false; opens?: string }

/** `code` as `toHoursCode` writes it, reckoned in the store's time zone; undefined where the zone or the code means nothing. */
export function findOpenState(code: string, timeZone: string, now: number): OpenState | undefined {
  const local = readLocalTime(timeZone, now)
  if (local === undefined) return undefined
  const { date, day, time } = local
  const rows = new Map(code.split(';').map((row) => splitOnce(row)))
  const spans = toSpans(rows.get(date) ?? rows.get(day) ?? '')
  const current = spans.find(([from, to]) => from <= time && time < to)
  if (current) return { isOpen: true, closes: current[1] }
  const next = spans.find(([from]) => from > time)
  return next ? { isOpen: false, opens: next[0] } : { isOpen: false }
}

function splitOnce(row: string): [string, string] {
  const at = row.indexOf(' ')
  return at < 0 ? [row, ''] : [row.slice(0, at), row.slice(at + 1)]
}

function toSpans(text: string): [string, string][] {
  return text === '' ? [] : text.split(',').map((span) => [span.slice(0, 5), span.slice(6, 11)])
}

function readLocalTime(timeZone: string, now: number) {
  try {
    const parts = clockOf(timeZone).formatToParts(now)
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    const date = `${read('year')}-${read('month')}-${read('day')}`
    // `Monday` is `Mo` in the code.
    return { date, day: read('weekday').slice(0, 2), time: `${read('hour')}:${read('minute')}` }
  } catch {
    return undefined
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Kept: making one takes longer than all else that is reckoned for a store. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short', hour: '2-digit', minute: '2-digit' },
  })
  clocks.set(timeZone, clock)
  return clock
}
