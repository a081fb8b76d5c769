import { CLOCK_PATTERN, DAY_PATTERN, MOMENT_PATTERN } from '../languages/date-patterns.ts'

const MONDAY = 1

/** Calendars of all forms begin their weeks on Monday. */
export const CALENDAR = { overrides: { calendarStartDay: MONDAY } } as const

/** The field of a day. */
export const DAY_CALENDAR = { ...CALENDAR, pickerAppearance: 'dayOnly', displayFormat: DAY_PATTERN } as const

/** The field of a day and a time of the reader's clock. */
export const MOMENT_CALENDAR = {
  ...CALENDAR,
  pickerAppearance: 'dayAndTime',
  displayFormat: MOMENT_PATTERN,
  timeFormat: CLOCK_PATTERN,
} as const
