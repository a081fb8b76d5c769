import { toTime } from '../../model/fields/time-field.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** `9`, `9.30` and `0930` as `09:30`; undefined of what is no time of a day. */
export function toTypedTime(typed: string): string | undefined {
  const time = toTime(typed)
  return TIME.test(time) ? time : undefined
}
