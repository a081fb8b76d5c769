import { type OpeningHours, WEEKDAYS } from './store.ts'

export type OpenSpan = { from: string; to: string }

const DAY = 24 * 60

/** Normalizes the spans of one day: sorted, adjacent or overlapping ones joined; a closing time that is not after the opening time is on the next day. */
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

/** Joins the spans of all days. A week in which each day's span ends where the next day's begins is open all the time. */
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

/**
 * Whether the span is from midnight to midnight; 24 hours from another time leave the morning of the first day closed.
 */
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
