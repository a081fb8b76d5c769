import { toMoment } from '../../jobs/scheduling/site-time.ts'
import { SITE_ZONES } from '../../model/fields/site-zones.ts'
import { type CellValue, fault, fine, type ImportField } from './import-field.ts'
import { toPlainCell } from './read-cells.ts'

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const BY_DAY = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?:\s?г\.)?(?:,?\s+(\d{1,2}:\d{2})(?::\d{2})?)?$/
/** Dates with the year first, as in Hungary, Asia and SAP: `2026. 05. 31.`, `2026/5/31`, `2026-5-31`, `20260531`. */
const BY_YEAR = /^(\d{4})(?:([./-])\s?(\d{1,2})\2\s?(\d{1,2})\.?|(\d{2})(\d{2}))$/
/** Years outside this range are typing errors or belong to another calendar: `31.05.0026`. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2200
/** Serial dates of spreadsheets (days since 1899-12-30), from 1970 to 2100. */
const FIRST_SERIAL = 25_569
const LAST_SERIAL = 73_051
const DAY_MS = 86_400_000

/** A date or time in ISO format, in the formats of the sites' countries, or as a spreadsheet's serial number. */
export const dateField = (path: string): ImportField => ({
  path: path.split('.'),
  read: (cell, { site = '' }) => readDateCell(cell, SITE_ZONES[site]),
  show: showDate,
})

/** `timeZone`: zone of times without one. Midnight in any zone means the date alone. */
export function readDateCell(cell: unknown, timeZone = 'UTC'): CellValue {
  const text = toPlainCell(cell)
  const serial = Number(text)
  if (/^\d{5}$/.test(text) && serial >= FIRST_SERIAL && serial < LAST_SERIAL)
    return fine(new Date((serial - FIRST_SERIAL) * DAY_MS).toISOString())
  if (ISO.test(text)) {
    const day = readDay(text, text.slice(0, 'yyyy-mm-dd'.length))
    return day.ok ? readMoment(text, timeZone) : day
  }
  const byYear = BY_YEAR.exec(text)
  if (byYear) return readDay(text, toIso(byYear[1] ?? '', byYear[3] ?? byYear[5] ?? '', byYear[4] ?? byYear[6] ?? ''))
  const [, first = '', sign, second = '', year, time] = BY_DAY.exec(text) ?? []
  if (year === undefined) return fault(`“${text}” is not a date: write 2026-05-31`)
  // With a slash, some countries write the month first.
  const [a, b] = [Number(first), Number(second)]
  if (sign === '/' && a <= 12 && b <= 12 && a !== b)
    return fault(`“${text}” could be a day in month ${a} or in month ${b}: write 2026-05-31`)
  const [day, month] = sign === '/' && b > 12 ? [b, a] : [a, b]
  const iso = toIso(year, String(month), String(day))
  const read = readDay(text, iso)
  const moment = read.ok ? readMoment(`${iso}T${time ?? '00:00'}`, timeZone) : read
  return read.ok && !moment.ok ? fault(`“${text}” is not a date: write 2026-05-31`) : moment
}

const toIso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** JavaScript accepts invalid days and moves them to the next month: the 30th of February becomes 2 March. */
function readDay(text: string, iso: string): CellValue {
  const date = new Date(`${iso}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  const year = date.getUTCFullYear()
  if (isReal && (year < FIRST_YEAR || year > LAST_YEAR)) return fault(`“${text}” is not a date: write 2026-05-31`)
  return isReal ? fine(date.toISOString()) : fault(`“${text}” is not a date that exists`)
}

const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/

/** A time on a valid date. */
function readMoment(text: string, timeZone: string): CellValue {
  const [, day, time = '0:00'] = WITHOUT_ZONE.exec(text) ?? []
  if (day === undefined) return toCell(new Date(text.replace(' ', 'T')), text)
  if (!TIME.test(time)) return fault(`“${text}” is not a date: write 2026-05-31`)
  return toCell(/^00?:00$/.test(time) ? new Date(`${day}T00:00:00Z`) : toMoment(day, time, timeZone), text)
}

const toCell = (date: Date, text: string): CellValue =>
  Number.isNaN(date.getTime()) ? fault(`“${text}” is not a date that exists`) : fine(date.toISOString())

function showDate(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : ''
  const date = new Date(text)
  if (text === '' || Number.isNaN(date.getTime())) return ''
  const iso = date.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 'yyyy-mm-dd'.length) : iso
}
