import { dateFormat } from './kept-formats.ts'

/** The day that calendars in a time zone show at a time, as `2026-11-26`: Swedes write it like ISO 8601. */
export function toLocalDay(now: number, timeZone: string): string {
  return dateFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
}

export function toLocalYear(now: number, timeZone: string): number {
  return Number(toLocalDay(now, timeZone).slice(0, 4))
}
