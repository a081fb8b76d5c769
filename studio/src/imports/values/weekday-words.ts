import { WEEKDAYS, type Weekday } from '@menagerie/contract/store'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { WEEKDAY_FORMS } from './weekday-forms.ts'

/** Any Monday, to get the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Two-letter days in English, which programs write. */
export const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** Single letters for days in Spain; X is Wednesday. */
const SPANISH_LETTERS = 'lmxjvsd'

/** Two-letter forms of Russian days that are also prepositions before a day. */
const NO_DAYS: readonly string[] = ['по', 'во']

type DayWords = ReadonlyMap<string, Weekday>

/** Names of weekdays in a language: full, abbreviated, shortened to two or three letters, and inflected. */
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

/** Whether all words are days in a language. */
export const areDaysOf = (language: string, words: readonly string[]): boolean =>
  words.every((word) => BY_LANGUAGE.get(language)?.has(toWord(word)) === true)

/** Whether a word is a day in any language. */
export const isDayOfAny = (word: string): boolean => areDaysOfOne([word])

/** Whether all words are days in one and the same language. */
export const areDaysOfOne = (words: readonly string[]): boolean =>
  LANGUAGES.some((language) => areDaysOf(language, words))

/**
 * Reads all day names of a cell in one language: `So` is Sunday in German and Saturday in Czech. Undefined if they are
 * days in no single language; `other` if they are different days in two languages and `language` is neither.
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
