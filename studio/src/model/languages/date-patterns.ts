/** How Payload shows dates: its tokens for the order and the signs that the reader's language has for them (`7 Nov 2026`, `2026. nov. 7.`). */
export const DAY_PATTERN = 'PP'
export const DAY_OF_WEEK_PATTERN = 'PPPP'
export const MOMENT_PATTERN = 'PPp'

/** The list of times beside a calendar, by the clock of 24 hours, as in all our countries. */
export const CLOCK_PATTERN = 'HH:mm'
