import { TIME_ZONE_NAMES } from '@menagerie/brands/time-zones'
import { findNextNewYear } from '../../platform/local-year.ts'
import type { Clock } from '../../platform/time.ts'
import { yearTag } from '../../replica/tags.ts'

const LOOK_MS = 1_000

type YearsOptions = {
  clock: Clock
  /** Drops the pages that read one of the tags. */
  drop: (tags: ReadonlySet<string>) => void
}

/** A year is read like any entry; it changes in each time zone when its midnight comes (decision 018). */
export function watchYears({ clock, drop }: YearsOptions): { look: () => void; stop: () => void } {
  const next = new Map(TIME_ZONE_NAMES.map((timeZone) => [timeZone, findNextNewYear(clock(), timeZone)]))
  let first = Math.min(...next.values())

  function look(): void {
    const now = clock()
    if (now < first) return
    const begun = [...next].filter(([, begins]) => begins <= now).map(([timeZone]) => timeZone)
    for (const timeZone of begun) next.set(timeZone, findNextNewYear(now, timeZone))
    first = Math.min(...next.values())
    drop(new Set(begun.map(yearTag)))
  }

  const looking = setInterval(look, LOOK_MS)
  looking.unref()
  return { look, stop: () => clearInterval(looking) }
}
