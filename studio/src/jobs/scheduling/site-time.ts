import { toDateLocale } from '../../platform/date-locale.ts'

/** Offset of a time zone from UTC at a moment, in milliseconds. */
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

/**
 * The moment at which clocks of a time zone show this day and time. A time that is skipped when summer time begins is
 * moved an hour later.
 */
export function toMoment(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`)
  const first = shown - offsetAt(shown, timeZone)
  const second = shown - offsetAt(first, timeZone)
  // For a skipped time neither is exact; west of Greenwich the second is an hour too early.
  return new Date(second + offsetAt(second, timeZone) === shown ? second : Math.max(first, second))
}

/** Day and time on clocks of a time zone: the inverse of `toMoment`. */
export function toSiteClock(moment: string | Date, timeZone: string): { day: string; time: string } {
  const at = new Date(moment).getTime()
  const shown = new Date(at + offsetAt(at, timeZone)).toISOString()
  return {
    day: shown.slice(0, 'yyyy-mm-dd'.length),
    time: shown.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length),
  }
}

/** `Tue, 24 Nov 2026, 09:00` in the format of a language and the time of a time zone. */
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
