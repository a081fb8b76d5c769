/** Payload's date formats, as localized tokens: order and separators depend on the language (`7 Nov 2026`, `2026. nov. 7.`). */
export const DAY_PATTERN = 'PP'
export const DAY_OF_WEEK_PATTERN = 'PPPP'
export const MOMENT_PATTERN = 'PPp'

/** Times beside a calendar, in 24-hour format as in all of the sites' countries. */
export const CLOCK_PATTERN = 'HH:mm'
