const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that calendars in a time zone show at a time, as `2026-11-26`: Swedes write it like ISO 8601. */
export function toLocalDay(now: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(now)
}

export function toLocalYear(now: number, timeZone: string): number {
  return Number(toLocalDay(now, timeZone).slice(0, 4))
}
