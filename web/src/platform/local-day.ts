import { dateFormat } from './kept-formats.ts'

/** Returns the date in a time zone, as `2026-11-26`: Swedish formats dates like ISO 8601. */
export function toLocalDay(now: number, timeZone: string): string {
  return dateFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
}

export function toLocalYear(now: number, timeZone: string): number {
  return Number(toLocalDay(now, timeZone).slice(0, 4))
}
