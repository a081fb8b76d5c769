import type { BrandLocale } from '@menagerie/sites/brand-locale'

/** Spec §9, literally for Dutch; other languages use their own names (reading 16). */
const DUTCH_MONTHS = ['JAN', 'FEB', 'MRT', 'APR', 'MEI', 'JUN', 'JUL', 'AUG', 'SEPT', 'OKT', 'NOV', 'DEC']

type Site = Pick<BrandLocale, 'iso' | 'file'>

/**
 * Formats as `05 MAY 2026`: day in two digits, short month, year. Takes an ISO date, or one with time and zone, of which it shows
 * the day in UTC, so that a page looks the same wherever it is rendered. Undefined for an invalid date.
 */
export function formatDate({ iso, file }: Site, date: string | undefined): string | undefined {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  if (Number.isNaN(time)) return undefined
  const day = new Date(time)
  const months = file === 'nl' ? DUTCH_MONTHS : monthsOf(iso)
  return [String(day.getUTCDate()).padStart(2, '0'), months[day.getUTCMonth()], day.getUTCFullYear()].join(' ')
}

const monthsByIso = new Map<string, readonly string[]>()

/** Cached, because creating a format takes longer than using it a hundred times. */
function monthsOf(iso: string): readonly string[] {
  const months = monthsByIso.get(iso) ?? toMonths(iso)
  monthsByIso.set(iso, months)
  return months
}

function toMonths(iso: string): string[] {
  const inDate = new Intl.DateTimeFormat(iso, { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const alone = new Intl.DateTimeFormat(iso, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const day = Date.UTC(2026, month, 1)
    const name = inDate.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
    // Short months of Czech and Finnish are numbers; the name of the month alone is used instead.
    const word = /\d/.test(name) ? alone.format(day) : name
    return word.replaceAll('.', '').toLocaleUpperCase(iso)
  })
}
