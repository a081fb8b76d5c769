import { type OpeningHours, WEEKDAYS } from './store.ts'

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

/** All days of a store's hours, each joined. A week that goes on from any time to the same on each day has no closed minute. */
export function joinHours({ week, exceptions }: OpeningHours): OpeningHours {
  const joined = Object.entries(week).map(([day, spans]) => [day, joinSpans(spans ?? [])] as const)
  const isWhole = joined.length === WEEKDAYS.length && joined.every(([, spans]) => isWholeDay(spans, joined[0]?.[1][0]))
  return {
    week: Object.fromEntries(joined.map(([day, spans]) => [day, isWhole ? [ALL_DAY] : spans])),
    exceptions: exceptions.map(({ date, spans }) => ({ date, spans: joinSpans(spans) })),
  }
}

const ALL_DAY: OpenSpan = { from: '00:00', to: '24:00' }

function isWholeDay(spans: readonly OpenSpan[], like: OpenSpan | undefined): boolean {
  const [only, ...others] = spans
  return only !== undefined && others.length === 0 && only.from === only.to && only.from === like?.from
}

/** From midnight to midnight; 24 hours from another time leave the morning of their day closed. */
export function isRoundTheClock(spans: readonly OpenSpan[]): boolean {
  const [only, ...others] = spans
  return others.length === 0 && only?.from === ALL_DAY.from && (only.to === ALL_DAY.to || only.to === ALL_DAY.from)
}

function toMinutes({ from, to }: OpenSpan): { from: number; end: number } {
  const [start, end] = [readTime(from), readTime(to)]
  return { from: start, end: end > start ? end : end + DAY }
}

const readTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
