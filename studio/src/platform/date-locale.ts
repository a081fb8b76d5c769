/** The locale that dates of the studio are written in: English ones are British, as most of our countries write days first. */
export const toDateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Writes moments as tables of the studio have them: the day, and the time to the minute. */
export const toMomentFormat = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(toDateLocale(language), { dateStyle: 'medium', timeStyle: 'short' })
