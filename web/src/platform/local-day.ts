const formats = new Map<string, Intl.DateTimeFormat>()
const LONGEST_YEAR_MS = 367 * 86_400_000

/** The year that calendars in a time zone show at a time. */
export function toLocalYear(now: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' })
  formats.set(timeZone, format)
  return Number(format.format(now))
}

/** The millisecond in which the next year begins there. Years only ever grow, so halving finds it without knowing any offset. */
export function findNextNewYear(now: number, timeZone: string): number {
  const year = toLocalYear(now, timeZone)
  let [before, after] = [now, now + LONGEST_YEAR_MS]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (toLocalYear(middle, timeZone) > year) after = middle
    else before = middle
  }
  return after
}
