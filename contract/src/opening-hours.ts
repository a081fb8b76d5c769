import type { OpeningHours } from './store.ts'

export type OpenSpan = { from: string; to: string }

const DAY = 24 * 60

/** Spans of one day as they count: in the order of the clock, those that touch or overlap as one; a closing that is not after the opening is on the next day. */
export function joinSpans(spans: readonly OpenSpan[]): OpenSpan[] {
  const sorted = spans.map(toMinutes).sort((a, b) => a.from - b.from)
  const joined: { from: number; end: number }[] = []
  for (const { from, end } of sorted) {
    const before = joined.at(-1)
    if (before && from <= before.end) before.end = Math.min(Math.max(before.end, end), before.from + DAY)
    else joined.push({ from, end })
  }
  return joined.map(({ from, end }) => ({ from: toTime(from), to: end === DAY ? '24:00' : toTime(end % DAY) }))
}

/** All days of a store's hours, each joined. */
export function joinHours({ week, exceptions }: OpeningHours): OpeningHours {
  return {
    week: Object.fromEntries(Object.entries(week).map(([day, spans]) => [day, joinSpans(spans ?? [])])),
    exceptions: exceptions.map(({ date, spans }) => ({ date, spans: joinSpans(spans) })),
  }
}

/** From midnight to midnight. */
export function isRoundTheClock(spans: readonly OpenSpan[]): boolean {
  const [only, ...others] = spans
  return (
    others.length === 0 &&
    only !== undefined &&
    (only.to === only.from || (only.from === '00:00' && only.to === '24:00'))
  )
}

function toMinutes({ from, to }: OpenSpan): { from: number; end: number } {
  const [start, end] = [readTime(from), readTime(to)]
  return { from: start, end: end > start ? end : end + DAY }
}

const readTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
