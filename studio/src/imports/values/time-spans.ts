import { toTime } from '../../model/fields/time-field.ts'

/** Opening hours of a day, such as `09:00` to `18:00`; a span may go past midnight. */
export type TimeSpan = { from: string; to: string }

export const WHOLE_DAY = String.raw`24\s*[-\s]?(?:h|hours?|hrs|std|stunden|uur|u|heures|horas|ore|timer|timmar|tuntia|godz|godziny|hodin|óra|час\p{L}*|годин\p{L}*)\.?`
export const AROUND =
  'rund um die uhr|round the clock|døgnåpent|døgnåbent|całodobowo|nonstop|non-stop|круглосуточно|цілодобово'
const ALL_DAY = new RegExp(`^(?:${WHOLE_DAY}|${AROUND})$`, 'iu')
/** Times that a 12-hour clock can show: `9-5` means five in the afternoon, although nothing says so. */
const BY_TWELVE = /^[1-9](?:[:.h]\d{2})?$|^1[0-2](?:[:.h]\d{2})?$/i
export const TIMES =
  /(\d{1,2}(?:[:.hu]?\d{2})?\s*(?:uhr|uur|u|hod\.?|h|[ap]\.?m\.?)?)\s*(?:[-–—−‐‑]|to|until|bis|tot|à|a|til|till|do|до)\s*(\d{1,2}(?:[:.hu]?\d{2})?\s*(?:uhr|uur|u(?!\p{L})|hod\.?|h(?!\p{L})|[ap]\.?m\.?)?)/giu
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Undefined if the text contains anything but time spans, or an invalid time. */
export function readSpans(text: string): TimeSpan[] | undefined {
  if (ALL_DAY.test(text)) return [{ from: '00:00', to: '24:00' }]
  const spans = [...text.matchAll(TIMES)].map(([, from = '', to = '']) => toSpan(from, to))
  const rest = text
    .replace(TIMES, '')
    .replace(
      /\s|[,&+/]|\b(?:and|und|en|et|y|e|og|och|von|van|from|de|da|od|fra|från|klo?|uhr|uur|h)\b|(?<!\p{L})(?:и|й|та|от|с|з|a|i|ja|és)(?!\p{L})/giu,
      '',
    )
  const areTimes = spans.every(({ from, to }) => TIME.test(from) && TIME.test(to) && from !== '24:00')
  return spans.length > 0 && rest === '' && areTimes && !areMixed(spans) ? spans : undefined
}

/** Whether two spans overlap: 9 to 18 and 13 to 14 may be opening hours and a break. */
const areMixed = (spans: readonly TimeSpan[]): boolean =>
  spans.some((span, at) => spans.slice(0, at).some((before) => overlap(before, span)))

/** End of a span on the same day. */
const endOf = ({ from, to }: TimeSpan) => (to <= from ? '24:00' : to)

export const overlap = (one: TimeSpan, other: TimeSpan): boolean => one.from < endOf(other) && other.from < endOf(one)

const HALF = /[ap]\.?m\.?\s*$/i
const HOURS_OF_HALF = 12

/** `2-6pm` begins in the afternoon, `10-2pm` does not. */
function toSpan(from: string, to: string): TimeSpan {
  const half = HALF.test(from) ? undefined : HALF.exec(to)?.[0]
  const toHour = (time: string) => Number.parseInt(time, 10) % HOURS_OF_HALF
  const isOfHalf =
    half?.toLowerCase().startsWith('p') === true && toHour(from) < toHour(to) && BY_TWELVE.test(from.trim())
  return { from: toTime(isOfHalf ? `${from.trim()}${half}` : from), to: toTime(to) }
}

/** No shop opens this early: on a 12-hour clock such a time may mean the afternoon. */
const LAST_OF_NIGHT = '05:00'

/** Spans without am or pm on a 12-hour clock that would be at night, or earlier than the span before: `9-12, 1-5`. */
export function findAfternoon(times: string): string[] {
  let before = ''
  const found: string[] = []
  for (const [span, from = '', to = ''] of times.matchAll(TIMES)) {
    const isOpen = BY_TWELVE.test(to.trim()) && (HALF.test(from) || BY_TWELVE.test(from.trim()))
    const [begin, end] = [toTime(from), toTime(to)]
    const isEarly = !HALF.test(from) && (begin <= LAST_OF_NIGHT || begin < before)
    if (isOpen && (end < begin || isEarly)) found.push(span)
    // After a time of a 24-hour clock, the next one is unambiguous.
    before = HALF.test(to) || BY_TWELVE.test(to.trim()) ? end : ''
  }
  return found
}
