import { TIMES } from './time-spans.ts'
import { isDayOfAny } from './weekday-words.ts'

/** Words for a closed day and for every day, in the sites' languages. */
export const CLOSED =
  /\b(?:closed|off|geschlossen|ruhetag|zu|gesloten|dicht|fermée?|cerrado|chiuso|lukket|stengt|stängt|suljettu|kiinni|zamknięt[ey]|nieczynne|zavřeno|zárva)(?!\p{L})|закрыто|выходной|зачинено|вихідний/iu
export const DAILY =
  /^(?:daily|every day|7 days a week|7 dagen per week|7 tage die woche|7 jours sur 7|7\s?j?\/7|täglich|dagelijks|elke dag|tous les jours|todos los días|tutti i giorni|dagligt?|alle dage|hver dag|alla dagar|joka päivä|codziennie|denně|naponta|ежедневно|щодня)(?!\p{L}):?/iu
export const OPEN =
  '(?:open|geöffnet|offen|geopend|ouvert|abierto|aperto|otwarte|otevřeno|nyitva|åpent|åbent|öppet|auki|открыто|відчинено)'
/** Words for midnight and noon. */
const MIDNIGHT =
  /(?<!\p{L})(?:12\s*)?(?:midnight|mitternacht|middernacht|minuit|medianoche|mezzanotte|midnat|midnatt|północ|půlnoc|éjfél)(?!\p{L})/giu
const NOON =
  /(?<!\p{L})(?:12\s*)?(?:noon|midday|midi|mediodía|mezzogiorno|poledne|południe|полдень|полудня|полудень)(?!\p{L})/giu
/** Words for "up to and including". */
const THROUGH = /(?<!\p{L})(?:t\/m|tot en met|til og med|till och med|t\.?o\.?m\.?)(?!\p{L})/giu
/** French typography: `9 h 30`. */
const SPACED_HOURS = /(?<=\d)\s*h\s*(?=[0-5]\d(?!\d|\s*h|[:.]\d))/gi
/** A remark in brackets without digits, such as `(koopavond)`. */
const REMARK = /\([^()\d]*\)/g
/** A comma between times and the name of another day. */
const NEXT_DAYS =
  /(?<=\d\s*(?:h|uhr|uur|u|hod\.?|[ap]\.?m\.?)?)\s*,\s*(?=\p{L})(?!(?:and|und|en|et|y|e|og|och|ja|i|a|és|и|та|von|from|van|de|da|od|fra|från|kl|klo|от|с|з)\b)/giu
/** Words beside times that mean "o'clock", "from" or "to", with their replacement. */
const BESIDE_TIMES: readonly [words: RegExp, sign: string][] = [
  [/(?<=\d{1,2}:\d{2}):00(?!\d)/g, ''],
  // Before a day, `am` is German for "on": a closing time alone is never marked as morning.
  [/(?<=\d\s*\p{Pd}\s*\d{1,2}(?:[:.]\d{2})?(?:\s*uhr)?)\s+am(?=\s+\p{L})/giu, ''],
  [/(?<!\p{L})dalle(?:\s+ore)?\s+(?=\d)/giu, 'da '],
  [/(?<!\p{L})alle(?:\s+ore)?\s+(?=\d)/giu, 'a '],
  [/(?<=\d)\s*(?:horas?|hrs)(?!\p{L})\.?/giu, 'h'],
  [/(?<!\p{L})(?:w\s+)?godz(?:\.|inach)?\s*(?=(?:od\s*)?\d)/giu, ''],
  [/(\d)\s*(?:órától|-?t[óő]l)\s+(\d{1,2}(?:[:.]\d{2})?)\s*(?:óráig|-?ig)(?!\p{L})/giu, '$1-$2'],
]
/** A line that begins with times continues the days of the line above. */
const GOES_ON = /[\r\n]+\s*(?=\d)/g
const OPEN_BEFORE = new RegExp(String.raw`^${OPEN}(?!\p{L})[\s:]*(?=\p{L})`, 'iu')

export const JOINS: ReadonlySet<string> = new Set(
  'and und en et y e og och ja i a és и та to bis tot t/m do до till til through thru hasta až au à al du del dal'.split(
    ' ',
  ),
)
/** Small words before the name of a day: `od`, `le`, `los`. Some are days in other languages: Danish `on`, Finnish `la`. */
export const BEFORE_DAYS: ReadonlySet<string> = new Set(
  "from on von vom ab am van op 's le les de des desde el los da dai i il la fra om på från od ode w we ve v с со з із во в у по від every each jeden elke chaque cada ogni hver varje minden każdy każdą každý každou каждый каждую кожен кожну кожної".split(
    ' ',
  ),
)

const WORDS_BEHIND = /^[\s,&+]+((?:[\p{L}.’']+\s+)*[\p{L}.’']+)/u
const LAST_WORD = /([\p{L}.’']+)[^\p{L}\d]*$/u

/** Splits a text into segments, such as the hours of one date. */
export const toSegments = (text: string): string[] => split(withoutWords(text))

/** Splits a week into segments: a day may follow hours, or a closed day, without a separator. */
export const toWeekSegments = (text: string): string[] =>
  split(partDays(withoutWords(text.replace(GOES_ON, ', ')))).map((segment) => segment.replace(OPEN_BEFORE, ''))

const split = (text: string): string[] =>
  text
    .replace(MIDNIGHT, '24:00')
    .replace(NOON, '12:00')
    .replace(THROUGH, 'tot')
    .replace(SPACED_HOURS, 'h')
    .replace(REMARK, (remark) => (CLOSED.test(remark) ? remark.slice(1, -1) : ''))
    .replace(NEXT_DAYS, ';')
    .split(/[;|\r\n]+/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '')

const withoutWords = (text: string) => BESIDE_TIMES.reduce((left, [words, sign]) => left.replace(words, sign), text)

/** Inserts a separator between hours, or the word for a closed day, and the name of the next day. */
function partDays(text: string): string {
  const isBehindDay = ({ index }: RegExpExecArray) => isDayOfAny(LAST_WORD.exec(text.slice(0, index))?.[1] ?? '')
  const closed = [...text.matchAll(new RegExp(CLOSED.source, 'giu'))].filter(isBehindDay)
  const ends = [...text.matchAll(TIMES), ...closed].map(({ 0: found, index }) => index + found.trimEnd().length)
  return ends
    .sort((a, b) => b - a)
    .reduce((left, end) => {
      const behind = left.slice(end)
      return beginsWithDay(behind) ? `${left.slice(0, end)}; ${behind.replace(/^[\s,&+]+/, '')}` : left
    }, text)
}

/** Skips words before a day, some of which are days in other languages: "et du mardi", "do en vr". */
function beginsWithDay(behind: string): boolean {
  const words = WORDS_BEHIND.exec(behind)?.[1]?.split(/\s+/) ?? []
  const day = words.find((word, at) => at === words.length - 1 || !isJoin(word.toLowerCase()))
  return day !== undefined && isDayOfAny(day)
}

const isJoin = (word: string) => JOINS.has(word) || BEFORE_DAYS.has(word)
