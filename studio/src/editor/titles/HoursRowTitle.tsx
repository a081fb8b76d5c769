'use client'

import { isRoundTheClock } from '@menagerie/contract/opening-hours'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { toDateLocale } from '../../platform/date-locale.ts'
import { useWords, type Words } from '../frame/use-words.ts'

type HoursRow = { days?: string[]; date?: string; from?: string; to?: string }

/** `Mon, Tue 09:00–18:00`, so that closed rows are readable. */
export function HoursRowTitle() {
  const t = useWords()
  const { i18n } = useTranslation()
  const { data, rowNumber } = useRowLabel<HoursRow>()
  const days = data.date
    ? toDay(data.date, i18n.language)
    : (data.days ?? []).map((day) => toShort(day, i18n.language)).join(', ')
  const times = data.from && data.to ? toTimes(data.from, data.to, t) : data.date ? t('titles.closed') : ''
  return <span>{`${days} ${times}`.trim() || t('titles.row', { number: (rowNumber ?? 0) + 1 })}</span>
}

function toTimes(from: string, to: string, t: Words): string {
  if (isRoundTheClock([{ from, to }])) return t('titles.roundTheClock')
  return to > from ? `${from}–${to}` : t('titles.nextDay', { from, to })
}

/** Dates are stored as noon UTC, which is the same day in every country. */
function toDay(date: string, language: string): string {
  return new Date(date).toLocaleDateString(toDateLocale(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** `Mon`, in the user's language. */
function toShort(day: string, language: string): string {
  const at = DAYS.indexOf(day)
  if (at === -1) return day
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(FIRST_DAY + at * DAY_MS)
}
