import { toDateLocale } from '../../platform/date-locale.ts'

/** Milliseconds that the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const clock = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return clock - Math.floor(moment / 1000) * 1000
}

/** The moment at which the clocks of a time zone show this day and time. A time that summer time skips is taken an hour later. */
export function toMoment(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`)
  const first = shown - offsetAt(shown, timeZone)
  const second = shown - offsetAt(first, timeZone)
  // Neither shows a time that is skipped; west of Greenwich the second is an hour before it.
  return new Date(second + offsetAt(second, timeZone) === shown ? second : Math.max(first, second))
}

/** Day and time that the clocks of a time zone show: `toMoment` the other way. */
export function toSiteClock(moment: string | Date, timeZone: string): { day: string; time: string } {
  const at = new Date(moment).getTime()
  const shown = new Date(at + offsetAt(at, timeZone)).toISOString()
  return {
    day: shown.slice(0, 'yyyy-mm-dd'.length),
    time: shown.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length),
  }
}

/** `Tue, 24 Nov 2026, 09:00` as a language writes it, by the clocks of the time zone. */
export function toSiteTime(moment: string | Date, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(toDateLocale(language), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(new Date(moment))
}
