import { TIME_ZONE_NAMES } from '@menagerie/sites/time-zones'
import { toLocalDay } from '../../platform/local-day.ts'
import type { Clock } from '../../platform/time.ts'
import type { Dropped } from '../../replica/batch-log.ts'
import { findPastDay, pastTag, yearTag } from '../../replica/tags.ts'

const LOOK_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type DaysOptions = {
  clock: Clock
  /** Drops the pages that read one of the tags. */
  drop: (tags: ReadonlySet<string>) => void
}

/**
 * Drops pages at midnight: the year, and whether a day is over, are tags like any other and change in each time zone
 * at its midnight (decision 018). Midnights fall on whole minutes in all zones.
 */
export function watchDays({ clock, drop }: DaysOptions): { look: () => void; stop: () => void } {
  const days = new Map(TIME_ZONE_NAMES.map((timeZone) => [timeZone, toLocalDay(clock(), timeZone)]))
  let minute = Math.floor(clock() / MINUTE_MS)

  function look(): void {
    const now = clock()
    if (Math.floor(now / MINUTE_MS) <= minute) return
    minute = Math.floor(now / MINUTE_MS)
    const tags = [...days].flatMap(([timeZone, before]) => {
      const today = toLocalDay(now, timeZone)
      if (today <= before) return []
      days.set(timeZone, today)
      const years = today.slice(0, 4) === before.slice(0, 4) ? [] : [yearTag(timeZone)]
      return [...years, ...listDays(before, today).map((day) => pastTag(timeZone, day))]
    })
    if (tags.length > 0) drop(new Set(tags))
  }

  const looking = setInterval(look, LOOK_MS)
  looking.unref()
  return { look, stop: () => clearInterval(looking) }
}

/** Lists the days that are over by now: a machine may have been suspended for several nights. */
function listDays(from: string, until: string): string[] {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
  return Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10))
}

/** Adds to the changed tags those of days that are over by now: what read them may have been made before that midnight. */
export function addDaysOver(
  changed: Dropped | undefined,
  tags: readonly (readonly [of: string, read: readonly string[]])[],
  now: number,
): Dropped {
  if (changed === 'all') return 'all'
  const over = tags
    .flatMap(([, read]) => read)
    .filter((tag) => {
      const { timeZone, day } = findPastDay(tag) ?? {}
      return timeZone !== undefined && day !== undefined && toLocalDay(now, timeZone) > day
    })
  return new Set([...(changed ?? []), ...over])
}
