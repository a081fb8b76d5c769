import { toTime } from '../../model/fields/time-field.ts'

/** Hours of a day, such as `09:00` to `18:00`; from later to earlier over midnight. */
export type TimeSpan = { from: string; to: string }

export const WHOLE_DAY = String.raw`24\s*[-\s]?(?:h|hours?|hrs|std|stunden|uur|u|heures|horas|ore|timer|timmar|tuntia|godz|godziny|hodin|óra|час\p{L}*|годин\p{L}*)\.?`
export const AROUND =
  'rund um die uhr|round the clock|døgnåpent|døgnåbent|całodobowo|nonstop|non-stop|круглосуточно|цілодобово'
const ALL_DAY = new RegExp(`^(?:${WHOLE_DAY}|${AROUND})$`, 'iu')
/** Times that a clock with twelve hours may show: `9-5` closes at five in the afternoon, though nothing says so. */
const BY_TWELVE = /^\d(?:[:.h]\d{2})?$|^1[0-2](?:[:.h]\d{2})?$/i
const TIMES =
  /(\d{1,2}(?:[:.hu]?\d{2})?\s*(?:uhr|uur|u|hod\.?|h|[ap]\.?m\.?)?)\s*(?:[-–—−‐‑]|to|until|bis|tot|à|a|til|till|do|до)\s*(\d{1,2}(?:[:.hu]?\d{2})?\s*(?:uhr|uur|u(?!\p{L})|hod\.?|h|[ap]\.?m\.?)?)/giu
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Undefined where anything but spans of time is left, or a time is none. */
export function readSpans(text: string): TimeSpan[] | undefined {
  if (ALL_DAY.test(text)) return [{ from: '00:00', to: '24:00' }]
  const spans = [...text.matchAll(TIMES)].map(([, from = '', to = '']) => toSpan(from, to))
  const rest = text
    .replace(TIMES, '')
    .replace(
      /\s|[,&+/]|\b(?:and|und|en|et|y|e|og|och|von|van|from|de|da|od|fra|från|klo?|uhr|uur|h)\b|(?<!\p{L})(?:и|та|от|с|з)(?!\p{L})/giu,
      '',
    )
  const areTimes = spans.every(({ from, to }) => TIME.test(from) && TIME.test(to) && from !== '24:00')
  return spans.length > 0 && rest === '' && areTimes ? spans : undefined
}

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

/** A span of the night by the figures of a clock with twelve hours, none of which says which half of the day it is in. */
export const findAfternoon = (times: string): string[] =>
  [...times.matchAll(TIMES)]
    .filter(
      ([, from = '', to = '']) =>
        BY_TWELVE.test(to.trim()) && (HALF.test(from) || BY_TWELVE.test(from.trim())) && toTime(to) < toTime(from),
    )
    .map(([span]) => span)
