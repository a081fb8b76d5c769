const MONDAY = 1

/** Calendars of all forms begin their weeks on Monday. */
export const CALENDAR = { overrides: { calendarStartDay: MONDAY } } as const
