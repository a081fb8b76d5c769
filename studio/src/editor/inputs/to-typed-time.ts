import { toTime } from '../../model/fields/time-field.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Reads `9`, `9.30` and `0930` as `09:30`; undefined if it is not a time of day. */
export function toTypedTime(typed: string): string | undefined {
  const time = toTime(typed)
  return TIME.test(time) ? time : undefined
}
