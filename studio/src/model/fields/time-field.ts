import type { TextField } from 'payload'

const TYPED =
  /^(?:klo?\.?\s*)?(?<hours>\d{1,2})(?:(?:\s*[:.,hu]\s*|\s)?(?<minutes>\d{2})(?::00)?)?\s*(?:h|hrs|uhr|uur|u|godz\.?|hod\.?|ó|ora|(?<half>[ap])\.?\s?m\.?)?$/i
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Converts `9`, `9.30`, `0930`, `9 Uhr` and `9 am`, which are quicker to type, to the stored form `09:30`. */
export function toTime(typed: string): string {
  const { hours, minutes = '00', half } = TYPED.exec(typed.normalize('NFKC').trim())?.groups ?? {}
  if (hours === undefined) return typed.trim()
  return `${String(half === undefined ? hours : toFullHours(Number(hours), half)).padStart(2, '0')}:${minutes}`
}

/** Converts an hour of a 12-hour clock: 12 am is midnight. Invalid hours give a value that is refused. */
function toFullHours(hours: number, half: string): number {
  if (hours < 1 || hours > 12) return 99
  return (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

type Span = { from?: unknown; to?: unknown }
type TimeField = { name: keyof Span; label: string; required: boolean; example: string; width: string }

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Local time of a store as text: as a timestamp it would depend on the user's time zone. */
export function timeField({ name, label, required, example, width }: TimeField): TextField {
  return {
    name,
    type: 'text',
    label,
    ...(required && { required }),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? toTime(value) : value)] },
    validate: (value: unknown, { siblingData }: { siblingData: Span }) => {
      const isHalf = isEmpty(value) && !isEmpty(siblingData[name === 'from' ? 'to' : 'from'])
      if (isEmpty(value)) return (!required && !isHalf) || 'Enter a time'
      if (typeof value !== 'string' || !TIME.test(value)) return `Enter a time, such as ${example}`
      // A closing time that is not after the opening time is on the next day, but an opening time of 24:00 would belong
      // to the next day itself.
      return name === 'to' || value !== '24:00' || 'For opening at midnight, enter 00:00 on the day that starts then'
    },
    admin: { width, placeholder: example },
  }
}
