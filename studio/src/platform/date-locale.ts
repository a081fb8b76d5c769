/** The locale that dates of the studio are written in: English ones are British, as most of our countries write days first. */
export const toDateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language)
