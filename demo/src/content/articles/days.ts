const DAY = 24 * 60 * 60 * 1000

/** Returns the day that is `days` days after today, or before it for a negative number: `2026-11-26`. */
export function dayFromToday(days: number, today = new Date()): string {
  return new Date(today.getTime() + days * DAY).toISOString().slice(0, 10)
}

/** Noon UTC is the same day in every country of the sites. */
export const toNoon = (day: string): string => `${day}T12:00:00.000Z`
