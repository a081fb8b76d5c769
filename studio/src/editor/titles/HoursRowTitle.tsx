'use client'

import { isRoundTheClock } from '@menagerie/contract/opening-hours'
import { useRowLabel } from '@payloadcms/ui'

type HoursRow = { days?: string[]; date?: string; from?: string; to?: string }

/** `Mon, Tue 09:00–18:00`, so that closed rows can be read one below the other. */
export function HoursRowTitle() {
  const { data, rowNumber } = useRowLabel<HoursRow>()
  const days = data.date ? toDay(data.date) : (data.days ?? []).map(toShort).join(', ')
  const times = data.from && data.to ? toTimes(data.from, data.to) : data.date ? 'closed all day' : ''
  return <span>{`${days} ${times}`.trim() || `Row ${(rowNumber ?? 0) + 1}`}</span>
}

function toTimes(from: string, to: string): string {
  if (isRoundTheClock([{ from, to }])) return 'open 24 hours'
  return to > from ? `${from}–${to}` : `${from}–${to} on the next day`
}

/** Stored as noon UTC, which is the same day in every country. */
function toDay(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

function toShort(day: string): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 3)
}
