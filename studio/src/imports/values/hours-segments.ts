import { TIMES } from './time-spans.ts'
import { isDayOfAny } from './weekday-words.ts'

/** Words that say that a day has no hours, and that all have the same, in our languages. */
export const CLOSED =
  /\b(?:closed|off|geschlossen|ruhetag|zu|gesloten|dicht|fermée?|cerrado|chiuso|lukket|stengt|stängt|suljettu|kiinni|zamknięt[ey]|nieczynne|zavřeno|zárva)(?!\p{L})|закрыто|выходной|зачинено|вихідний/iu
export const DAILY =
  /^(?:daily|every day|7 days a week|7 dagen per week|7 tage die woche|7 jours sur 7|7\s?j?\/7|täglich|dagelijks|elke dag|tous les jours|todos los días|tutti i giorni|dagligt?|alle dage|hver dag|alla dagar|joka päivä|codziennie|denně|naponta|ежедневно|щодня)(?!\p{L}):?/iu
export const OPEN =
  '(?:open|geöffnet|offen|geopend|ouvert|abierto|aperto|otwarte|otevřeno|nyitva|åpent|åbent|öppet|auki|открыто|відчинено)'
/** What ends a day in words. */
const MIDNIGHT =
  /(?<!\p{L})(?:12\s*)?(?:midnight|mitternacht|middernacht|minuit|medianoche|mezzanotte|midnat|midnatt|północ|půlnoc|éjfél)(?!\p{L})/giu
const NOON =
  /(?<!\p{L})(?:12\s*)?(?:noon|midday|midi|mediodía|mezzogiorno|poledne|południe|полдень|полудня|полудень)(?!\p{L})/giu
/** Up to and including, in two words or three letters. */
const THROUGH = /(?<!\p{L})(?:t\/m|tot en met|til og med|till och med|t\.?o\.?m\.?)(?!\p{L})/giu
/** As typographers of French write it: `9 h 30`. */
const SPACED_HOURS = /(?<=\d)\s*h\s*(?=[0-5]\d(?!\d|\s*h|[:.]\d))/gi
/** A word beside hours that tells no others, such as `(koopavond)`; closed days are told in brackets too. */
const REMARK = /\([^()\d]*\)/g
/** A comma behind times and before the name of another day. */
const NEXT_DAYS =
  /(?<=\d\s*(?:h|uhr|uur|u|hod\.?|[ap]\.?m\.?)?)\s*,\s*(?=\p{L})(?!(?:and|und|en|et|y|e|og|och|ja|i|a|és|и|та|von|from|van|de|da|od|fra|från|kl|klo|от|с|з)\b)/giu
/** Words beside figures that say that they are hours, and from when until when. */
const BESIDE_TIMES: readonly [words: RegExp, sign: string][] = [
  [/(?<=\d{1,2}:\d{2}):00(?!\d)/g, ''],
  // Before a day it is German: no morning is told of the end of hours alone.
  [/(?<=\d\s*\p{Pd}\s*\d{1,2}(?:[:.]\d{2})?(?:\s*uhr)?)\s+am(?=\s+\p{L})/giu, ''],
  [/(?<!\p{L})dalle(?:\s+ore)?\s+(?=\d)/giu, 'da '],
  [/(?<!\p{L})alle(?:\s+ore)?\s+(?=\d)/giu, 'a '],
  [/(?<=\d)\s*(?:horas?|hrs)(?!\p{L})\.?/giu, 'h'],
  [/(?<!\p{L})(?:w\s+)?godz(?:\.|inach)?\s*(?=(?:od\s*)?\d)/giu, ''],
  [/(\d)\s*(?:órától|-?t[óő]l)\s+(\d{1,2}(?:[:.]\d{2})?)\s*(?:óráig|-?ig)(?!\p{L})/giu, '$1-$2'],
]
/** A line of times alone goes on with the days above it. */
const GOES_ON = /[\r\n]+\s*(?=\d)/g
const OPEN_BEFORE = new RegExp(String.raw`^${OPEN}(?!\p{L})[\s:]*(?=\p{L})`, 'iu')

export const JOINS: ReadonlySet<string> = new Set(
  'and und en et y e og och ja i a és и та to bis tot t/m do до till til through thru hasta až au à al du del dal'.split(
    ' ',
  ),
)
/** Small words right before the name of a day: `od`, `le`, `los`. Some of them are days elsewhere: a Danish `on`, a Finnish `la`. */
export const BEFORE_DAYS: ReadonlySet<string> = new Set(
  "from on von vom ab am van op 's le les de des desde el los da dai i il la fra om på från od ode w we ve v с со з із во в у по від every each jeden elke chaque cada ogni hver varje minden każdy każdą každý každou каждый каждую кожен кожну кожної".split(
    ' ',
  ),
)

const WORDS_BEHIND = /^[\s,&+]+((?:[\p{L}.’']+\s+)*[\p{L}.’']+)/u
const LAST_WORD = /([\p{L}.’']+)[^\p{L}\d]*$/u

/** What of a text says one thing each, such as the hours of a date. */
export const toSegments = (text: string): string[] => split(withoutWords(text))

/** Segments of a week: days may follow hours, or a closed day, without a sign between them. */
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

/** Puts a sign between hours, or the word for a closed day, and the name of the next day. */
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

/** Past words before a day, some of which are days elsewhere: "et du mardi", "do en vr". */
function beginsWithDay(behind: string): boolean {
  const words = WORDS_BEHIND.exec(behind)?.[1]?.split(/\s+/) ?? []
  const day = words.find((word, at) => at === words.length - 1 || !isJoin(word.toLowerCase()))
  return day !== undefined && isDayOfAny(day)
}

const isJoin = (word: string) => JOINS.has(word) || BEFORE_DAYS.has(word)
