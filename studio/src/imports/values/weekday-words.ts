import { WEEKDAYS, type Weekday } from '@menagerie/contract/store'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { WEEKDAY_FORMS } from './weekday-forms.ts'

/** A Monday, to name weekdays by. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Two letters that English tables use, and that are written by programs. */
export const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** One letter each, in Spain; X is a Wednesday. */
const SPANISH_LETTERS = 'lmxjvsd'

/** Two letters of Russian days that are words of their own before a day. */
const NO_DAYS: readonly string[] = ['по', 'во']

type DayWords = ReadonlyMap<string, Weekday>

/** What weekdays are called in a language: in full, shortened, by the two or three letters that are left of them in tables, and as sentences have them. */
function toDayWords(language: string): DayWords {
  const words = new Map<string, Weekday>()
  for (const [at, day] of WEEKDAYS.entries()) {
    const nameOf = (weekday: 'long' | 'short') =>
      toWord(new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(MONDAY + at * DAY_MS))
    const long = nameOf('long')
    const forms = WEEKDAY_FORMS[language]?.[at]?.split(' ') ?? []
    for (const word of [long, nameOf('short'), ...forms, long.slice(0, 3), long.slice(0, 2)])
      if (word !== '' && !words.has(word) && !NO_DAYS.includes(word)) words.set(word, day)
    if (language === 'es') words.set(SPANISH_LETTERS.charAt(at), day)
    if (language === 'en') words.set(toWord(SHORT_DAYS[at] ?? ''), day)
  }
  return words
}

const toWord = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[ʼ’‘`]/g, "'")

const LANGUAGES = [...new Set(['en', ...BRAND_LOCALES.map(({ file }) => file)])]
const BY_LANGUAGE: ReadonlyMap<string, DayWords> = new Map(
  LANGUAGES.map((language) => [language, toDayWords(language)]),
)

/** Whether all words are days of a language. */
export const areDaysOf = (language: string, words: readonly string[]): boolean =>
  words.every((word) => BY_LANGUAGE.get(language)?.has(toWord(word)) === true)

/** Whether a word is a day in some language. */
export const isDayOfAny = (word: string): boolean => areDaysOfOne([word])

/** Whether some language has all words for days. */
export const areDaysOfOne = (words: readonly string[]): boolean =>
  LANGUAGES.some((language) => areDaysOf(language, words))

/**
 * Days of all the words of a cell, read in one language: `So` is a Sunday in German and a Saturday in Czech. Undefined where no language
 * has them all; `other` where two have them for different days, unless `language` is one of the two.
 */
export function readWeekdays(words: readonly string[], language: string): readonly Weekday[] | 'other' | undefined {
  const readIn = (known: DayWords | undefined) => {
    const days = words.map((word) => known?.get(toWord(word)))
    return days.every((day) => day !== undefined) ? days : undefined
  }
  const own = readIn(BY_LANGUAGE.get(language.split('-')[0] ?? ''))
  if (own !== undefined && language !== 'en') return own
  const found = [...BY_LANGUAGE.values()].flatMap((known) => {
    const days = readIn(known)
    return days ? [days] : []
  })
  const [first] = found
  if (first === undefined) return undefined
  return found.every((days) => days.join() === first.join()) ? first : (own ?? 'other')
}
