import { WEEKDAYS, type Weekday } from '@menagerie/contract/store'
import { z } from 'zod'
import { readDateCell } from './date-field.ts'
import { BEFORE_DAYS, CLOSED, DAILY, JOINS, OPEN, toSegments, toWeekSegments } from './hours-segments.ts'
import { type CellValue, fault, fine, type ImportField } from './import-field.ts'
import { jsonField } from './plain-fields.ts'
import { toCellText } from './read-cells.ts'
import { AROUND, findAfternoon, overlap, readSpans, type TimeSpan, WHOLE_DAY } from './time-spans.ts'
import { SPANS_DAYS } from './weekday-forms.ts'
import { areDaysOf, areDaysOfOne, readWeekdays, SHORT_DAYS } from './weekday-words.ts'

const ROUND_THE_CLOCK = new RegExp(`^(?:${OPEN}\\s)?(?:24\\s*[/x×-]\\s*7|${WHOLE_DAY}|${AROUND})(?:\\s${OPEN})?$`, 'iu')
/** Words for "from" before a time. */
const FROM = /(?:^|\s)(?:von|from|van|de|da|od|fra|från|kl|klo|от|с|з)\.?\s*$/iu
/**
 * Weekly opening hours as shops write them: `Mo-Fr 9:00-18:00; Sa 9-12, 14-16; Su closed`, in any language of the
 * sites, or rows as JSON.
 */
export const weekHoursField = (path: string): ImportField => ({
  path: path.split('.'),
  read: (cell, reading) =>
    isJson(cell) ? jsonField(path).read(cell, reading) : readWeek(toCellText(cell), reading.language),
  show: (value) => weekSchema.parse(value).map(showWeekRow).join('; '),
})

/** Opening hours on dates: `2026-12-24 9:00-14:00; 2026-12-25 closed`. */
export const dateHoursField = (path: string): ImportField => ({
  path: path.split('.'),
  read: (cell, reading) => (isJson(cell) ? jsonField(path).read(cell, reading) : readDates(toCellText(cell))),
  show: (value) =>
    datesSchema
      .parse(value)
      .map(({ date, from, to }) => `${date.slice(0, 10)} ${from && to ? `${from}-${to}` : 'closed'}`)
      .join('; '),
})

const isJson = (cell: unknown) => typeof cell === 'object' || toCellText(cell).startsWith('[')
function readWeek(text: string, language: string): CellValue {
  if (ROUND_THE_CLOCK.test(text)) return fine([{ days: [...WEEKDAYS], from: '00:00', to: '24:00' }])
  const segments = toWeekSegments(text).map((segment) => {
    const begin = segment.replace(DAILY, 'daily ').search(/\d/)
    const told = segment.replace(DAILY, 'daily ')
    const days = (begin < 0 ? told.replace(CLOSED, '') : told.slice(0, begin))
      .replace(/[\s:,]+$/, '')
      .replace(FROM, '')
      .trimEnd()
    return { segment, days, times: begin < 0 ? '' : told.slice(begin), isClosed: begin < 0 && CLOSED.test(told) }
  })
  // All day names of a cell are read in the same language.
  const words = segments.flatMap(({ days }) => (days === 'daily' ? [] : listWords(days)))
  const read = readWeekdays(words, language)
  if (read === 'other')
    return fault(
      `“${text}” means different days in another language: write them in full, such as Monday or ${SHORT_DAYS[0]}`,
    )
  if (read === undefined)
    return fault(`“${text}” names a day that does not exist: write Mo-Fr 09:00-18:00; Sa 09:00-12:00`)
  const meaning = new Map(words.map((word, at) => [word, read[at]]))
  const rows: WeekRow[] = []
  for (const { segment, days, times, isClosed } of segments) {
    if (isClosed) continue
    const spans = readSpans(times)
    const open = days === 'daily' ? [...WEEKDAYS] : toDays(days, meaning)
    const [doubt] = findAfternoon(times)
    if (doubt) return fault(`“${doubt}”: does it close in the afternoon? Write 09:00-17:00`)
    const kept = spans && open.length > 0 ? makeRoom(rows, open, spans) : undefined
    if (spans === undefined || kept === undefined)
      return fault(`“${segment}” does not give opening hours: write Mo-Fr 09:00-18:00`)
    rows.splice(0, rows.length, ...kept, ...spans.map((span) => ({ days: open, ...span })))
  }
  const closed = segments.flatMap(({ days, isClosed }) => (isClosed ? toDays(days, meaning) : []))
  return fine(rows.flatMap((row) => withoutDays(row, closed)))
}

type WeekRow = { days: Weekday[] } & TimeSpan

function withoutDays(row: WeekRow, gone: readonly Weekday[]): WeekRow[] {
  const days = row.days.filter((day) => !gone.includes(day))
  return days.length === 0 ? [] : [{ ...row, days }]
}

/**
 * Removes days from earlier rows when later hours override them: every day from 9 to 18, Sundays from 10 to 14.
 * Undefined if the later hours cover all days of an overlapping row.
 */
function makeRoom(
  rows: readonly WeekRow[],
  days: readonly Weekday[],
  spans: readonly TimeSpan[],
): WeekRow[] | undefined {
  const left: WeekRow[] = []
  for (const row of rows) {
    const isMet = row.days.some((day) => days.includes(day)) && spans.some((span) => overlap(row, span))
    if (isMet && row.days.every((day) => days.includes(day))) return undefined
    left.push(...(isMet ? withoutDays(row, days) : [row]))
  }
  return left
}

const WORD = /[\p{L}.’']+/gu
/** Words for "to" that are Thursday or Sunday in other languages: `Mo-Do`, `ma-to`. Surrounded by spaces they mean "to". */
const DAY_OR_JOIN: ReadonlySet<string> = new Set(['to', 'do'])

function listWords(days: string): string[] {
  const all = [...days.matchAll(WORD)]
  const isBetween = ({ 0: word, index }: RegExpExecArray) =>
    /\s/.test(days.charAt(index - 1)) && /\s/.test(days.charAt(index + word.length))
  const isBeforeDay = ({ 0: word, index }: RegExpExecArray) => {
    const [, next] = /^\s+([\p{L}.’']+)/u.exec(days.slice(index + word.length)) ?? []
    return next !== undefined && !JOINS.has(next.toLowerCase())
  }
  const named = all.filter((found) => {
    const word = found[0].toLowerCase()
    if (BEFORE_DAYS.has(word) && isBeforeDay(found)) return false
    return !JOINS.has(word) || (DAY_OR_JOIN.has(word) && !isBetween(found))
  })
  const words = all.map(([word]) => word)
  return areDaysOfOne(words) ? words : named.map(([word]) => word)
}

const AND = /[,&+/]|\s(?:and|und|en|et|y|e|og|och|ja|i|és|и|та)\s/
/** `a` means "and" between Czech days, but "to" in Spanish and Italian. */
const CZECH_AND = /([\p{L}.]+)\s+a\s+(?=([\p{L}.]+))/giu
const joinCzech = (all: string, first: string, last: string) => (areDaysOf('cs', [first, last]) ? `${first}, ` : all)

/** A range of days needs a dash or a word; otherwise days are listed individually. */
const DASH = /[\p{Pd}−~]/u
const RUN_WORD = /\s(to|through|thru|bis|tot|t\/m|til|till|hasta|au|à|a|al|do|až|до|по)\s/iu

function isRun(days: string, meaning: ReadonlyMap<string, unknown>): boolean {
  const word = RUN_WORD.exec(days)?.[1]
  return DASH.test(days) || SPANS_DAYS.test(days.trim()) || (word !== undefined && !meaning.has(word))
}

/** Days of `Mo-Fr, Su`; a range may cross the end of the week. */
function toDays(text: string, meaning: ReadonlyMap<string, Weekday | undefined>): Weekday[] {
  const days = new Set<Weekday>()
  for (const part of text.replace(CZECH_AND, joinCzech).split(AND)) {
    const named = listWords(part).map((word) => meaning.get(word) ?? 'monday')
    if (!isRun(part, meaning)) {
      for (const day of named) days.add(day)
      continue
    }
    // A range has only two ends: "Monday to Wednesday to Friday" is invalid.
    if (named.length > 2) return []
    const [first, last = first] = named.map((day) => WEEKDAYS.indexOf(day))
    if (first === undefined || last === undefined) continue
    for (let at = first; ; at = (at + 1) % WEEKDAYS.length) {
      const day = WEEKDAYS[at]
      if (day) days.add(day)
      if (at === last) break
    }
  }
  return WEEKDAYS.filter((day) => days.has(day))
}

/** Whether a text only says "closed", unlike "closed from 14:00". */
const isOnlyClosed = (text: string) => CLOSED.test(text) && text.replace(CLOSED, '').replace(/[\s.,:()]/g, '') === ''

function readDates(text: string): CellValue {
  const rows: ({ date: string } & Partial<TimeSpan>)[] = []
  for (const segment of toSegments(text)) {
    const [first = '', ...others] = segment.split(/\s+/)
    const date = readDateCell(first.replace(/:$/, ''))
    if (!date.ok) return date
    // Noon, so that the date is the same in every time zone.
    const day = `${String(date.value).slice(0, 10)}T12:00:00.000Z`
    const rest = others.join(' ')
    const spans = isOnlyClosed(rest) ? [] : findAfternoon(rest).length > 0 ? undefined : readSpans(rest)
    const isTwice = rows.some((row) => row.date === day && (row.from === undefined || spans?.length === 0))
    if (spans === undefined || isTwice)
      return fault(`“${segment}” does not give opening hours: write 2026-12-24 09:00-14:00 or 2026-12-25 closed`)
    rows.push(...(spans.length === 0 ? [{ date: day }] : spans.map((span) => ({ date: day, ...span }))))
  }
  return fine(rows)
}

const weekSchema = z
  .array(z.object({ days: z.array(z.enum(WEEKDAYS)).catch([]), from: z.string().catch(''), to: z.string().catch('') }))
  .catch([])
const datesSchema = z
  .array(z.object({ date: z.string(), from: z.string().nullish(), to: z.string().nullish() }))
  .catch([])

function showWeekRow({ days, from, to }: z.infer<typeof weekSchema>[number]): string {
  const open = WEEKDAYS.map((day) => days.includes(day))
  const runs: string[] = []
  for (let at = 0; at < open.length; at += 1) {
    if (!open[at]) continue
    let last = at
    while (open[last + 1]) last += 1
    runs.push(last - at > 1 ? `${SHORT_DAYS[at]}-${SHORT_DAYS[last]}` : SHORT_DAYS.slice(at, last + 1).join(','))
    at = last
  }
  return `${runs.join(',')} ${from}-${to}`
}
