'use client'

import { useRowLabel } from '@payloadcms/ui'

type HoursRow = { days?: string[]; date?: string; from?: string; to?: string }

/** `Mon, Tue 09:00–18:00`, so that closed rows can be read one below the other. */
export function HoursRowTitle() {
  const { data, rowNumber } = useRowLabel<HoursRow>()
  const days = data.date ? data.date.slice(0, 10) : (data.days ?? []).map(toShort).join(', ')
  const times = data.from && data.to ? `${data.from}–${data.to}` : data.date ? 'closed' : ''
  return <span>{`${days} ${times}`.trim() || `No. ${(rowNumber ?? 0) + 1}`}</span>
}

function toShort(day: string): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 3)
}
