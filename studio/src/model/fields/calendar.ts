import { CLOCK_PATTERN, DAY_PATTERN, MOMENT_PATTERN } from '../languages/date-patterns.ts'

const MONDAY = 1

/** All calendars begin the week on Monday. */
export const CALENDAR = { overrides: { calendarStartDay: MONDAY } } as const

/** Options for a date field. */
export const DAY_CALENDAR = { ...CALENDAR, pickerAppearance: 'dayOnly', displayFormat: DAY_PATTERN } as const

/** Options for a field with date and time, in the user's time zone. */
export const MOMENT_CALENDAR = {
  ...CALENDAR,
  pickerAppearance: 'dayAndTime',
  displayFormat: MOMENT_PATTERN,
  timeFormat: CLOCK_PATTERN,
} as const
