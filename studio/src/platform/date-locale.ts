/** Locale of the studio's dates: British for English, because most of the sites' countries write the day first. */
export const toDateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Format of times in the studio's tables: date, and time to the minute. */
export const toMomentFormat = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(toDateLocale(language), { dateStyle: 'medium', timeStyle: 'short' })
