import { joinSpans, type OpenSpan } from '@menagerie/contract/opening-hours'
import { type OpeningHours, WEEKDAYS } from '@menagerie/contract/store'
import { z } from 'zod'
import { storedList, storedText } from '../parts/stored-values.ts'

const hoursRow = z.object({
  days: storedList(z.enum(WEEKDAYS)),
  from: z.string('Enter a time'),
  to: z.string('Enter a time'),
})
const dateRow = z.object({ date: z.string('Choose a date'), from: storedText, to: storedText })

/** Rows as editors fill them in: the same hours for many days; a date in two rows has two spans. */
export const storedOpeningHours = z.object({ week: storedList(hoursRow), exceptions: storedList(dateRow) }).nullish()
type StoredOpeningHours = z.infer<typeof storedOpeningHours>

/** Opening spans by day, in the order of the clock; adjacent spans are joined. Absent when no hours are filled in. */
export function toOpeningHours(stored: StoredOpeningHours): OpeningHours | undefined {
  const { week, exceptions } = stored ?? { week: [], exceptions: [] }
  if (week.length === 0 && exceptions.length === 0) return undefined
  const dates = [...new Set(exceptions.map(({ date }) => toDay(date)))].sort()
  return {
    week: Object.fromEntries(
      WEEKDAYS.map((day) => [day, toSpans(week.filter(({ days }) => days.includes(day)))] as const).filter(
        ([, spans]) => spans.length > 0,
      ),
    ),
    exceptions: dates.map((date) => ({
      date,
      spans: toSpans(exceptions.filter((row) => toDay(row.date) === date)),
    })),
  }
}

/** Takes the day from a stored date: dates are stored as noon UTC of the day that was picked. */
function toDay(moment: string): string {
  return moment.slice(0, 10)
}

function toSpans(rows: readonly { from?: string | undefined; to?: string | undefined }[]): OpenSpan[] {
  return joinSpans(rows.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [{ from, to }])))
}
