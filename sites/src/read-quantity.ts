import { NUMBER_SIGNS, readNumber } from '@menagerie/sites/read-number'

type Measure = 'mass' | 'volume'

/** In grams or millilitres; `from` and `to` are the same where no range is written. */
type Quantity = { of: Measure; from: number; to: number }

type Unit = { of: Measure; share: number }

const mass = (share: number): Unit => ({ of: 'mass', share })
const volume = (share: number): Unit => ({ of: 'volume', share })

const UNITS: Readonly<Record<string, Unit>> = {
  mg: mass(0.001),
  мг: mass(0.001),
  g: mass(1),
  gr: mass(1),
  г: mass(1),
  гр: mass(1),
  kg: mass(1_000),
  кг: mass(1_000),
  oz: mass(28.349523125),
  lb: mass(453.59237),
  lbs: mass(453.59237),
  ml: volume(1),
  мл: volume(1),
  cl: volume(10),
  dl: volume(100),
  l: volume(1_000),
  л: volume(1_000),
}

/** Returns how many grams or millilitres one of a unit is; undefined for other words. */
export const findShare = (unit: string): number | undefined => findUnit(unit)?.share

function findUnit(word: string): Unit | undefined {
  const name = word.toLowerCase()
  return Object.hasOwn(UNITS, name) ? UNITS[name] : undefined
}

const NUMBER = `[${NUMBER_SIGNS}]+?`
const COUNT = '(?<count>\\d{1,3})\\s*[×xх*]\\s*'
const FROM_UNIT = '\\s*(?:(?<fromUnit>\\p{L}+)\\.?\\s*)?'
const TO = `${FROM_UNIT}[\\p{Pd}−~]\\s*(?<to>${NUMBER})`
const UNIT = '\\s*(?<unit>\\p{L}+)?\\.?'
const QUANTITY = new RegExp(`^(?:${COUNT})?(?<from>${NUMBER})(?:${TO})?${UNIT}$`, 'iu')
/** Words of a range by language: what may stand before it, and what stands between its ends. German `6 à 85 g` is not a range but six of 85 g. */
const RANGE_WORDS: Readonly<Record<string, readonly [before: string, between: string]>> = {
  cs: ['od', 'do|až'],
  da: ['fra', 'til'],
  de: ['von', 'bis(?: zu)?'],
  en: ['from', 'to'],
  es: ['de', 'a'],
  fr: ['de', 'à'],
  it: ['da', 'a|ad'],
  nl: ['van', 'tot'],
  nb: ['fra', 'til'],
  pl: ['od', 'do'],
  ru: ['от', 'до'],
  sv: ['från', 'till'],
  uk: ['від', 'до'],
}
/** "Between 80 and 100 g": ranges that need both words. */
const BETWEEN_WORDS: Readonly<Record<string, readonly [between: string, and: string]>> = {
  cs: ['mezi', 'a|až'],
  da: ['mellem', 'og'],
  de: ['zwischen', 'und'],
  en: ['between', 'and'],
  es: ['entre', 'y'],
  fr: ['entre', 'et'],
  it: ['tra|fra', 'e|ed'],
  nl: ['tussen(?: de)?', 'en'],
  nb: ['mellom', 'og'],
  pl: ['między|pomiędzy', 'a|i'],
  ru: ['между', 'и'],
  sv: ['mellan', 'och'],
  uk: ['між', 'і|й|та'],
}
/** Ranges marked by endings: `80-tól 100 g-ig`, `80 g:sta 100 g:aan`; in some languages also by a word after both numbers. */
const RANGE_ENDINGS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  fi: [':?(?:sta|stä)', ':?(?:aan|ään|een|iin)'],
  hu: ['\\p{Pd}?(?:tól|től)', '\\p{Pd}?ig'],
}
const RANGE_BEHIND: Readonly<Record<string, readonly [and: string, between: string]>> = {
  fi: ['ja', 'välillä'],
  hu: ['és', 'között'],
}
const toRange = (language: string, before: string, between: string, behind = '') => {
  const to = `${FROM_UNIT}(?<=[\\s.])(?:${between})\\s+(?<to>${NUMBER})`
  return [language, new RegExp(`^${before}(?<from>${NUMBER})${to}${UNIT}${behind}$`, 'iu')] as const
}
const RANGES_IN_WORDS = [
  ...Object.entries(RANGE_WORDS).map(([language, [before, between]]) =>
    toRange(language, `(?:(?:${before})\\s+)?`, between),
  ),
  ...Object.entries(BETWEEN_WORDS).map(([language, [between, and]]) => toRange(language, `(?:${between})\\s+`, and)),
  ...Object.entries(RANGE_BEHIND).map(([language, [and, between]]) => toRange(language, '', and, `\\s+${between}`)),
  ...Object.entries(RANGE_ENDINGS).map(([language, [from, to]]) => {
    const ends = `(?<from>${NUMBER})\\s*(?<fromUnit>\\p{L}{1,3}?)??${from}\\s+(?<to>${NUMBER})\\s*(?<unit>\\p{L}{1,3}?)${to}`
    return [language, new RegExp(`^${ends}$`, 'iu')] as const
  }),
]
/** Invisible characters that come along when a text is copied from a page. */
const UNSEEN = /\p{Cf}/gu
/** Words of a heading; the `l` of `l’animal` is not a litre. */
const WORD = /(?<!\p{L})\p{L}+(?![\p{L}'’])/gu
/** What stands before a unit that belongs to something else: the price of a kilo, a spoon of 10 g, grams per kilo. */
const OF_OTHERS = /(?:\d|\/|(?<!\p{L})(?:per|pro|par|por|je|al|na|за|на))\s*$/iu

/**
 * Reads an amount as editors write it in a language (BCP 47): `1,5 kg`, `12 × 85 g`, `180–210 g`, `500 g – 1 kg`, `von 80 bis 100 g`, in Latin or Cyrillic
 * letters. `unit` is used where the text names none, as in a table with units in its head. Undefined where the text is something else or in doubt.
 */
export function readQuantity(text: string, language: string, unit?: string): Quantity | undefined {
  const read = readShape(toSeen(text), language)
  const known = findUnit(read?.unit ?? unit ?? '')
  const knownFrom = read?.fromUnit === undefined ? known : findUnit(read.fromUnit)
  if (read === undefined || known === undefined || knownFrom?.of !== known.of) return undefined
  const count = Number(read.count ?? 1)
  const from = toAmount(read.from, language, count * knownFrom.share)
  const to = read.to === undefined ? from : toAmount(read.to, language, count * known.share)
  return from === undefined || to === undefined || to < from || to === 0 ? undefined : { of: known.of, from, to }
}

type Shape = { count?: string; from?: string; fromUnit?: string; to?: string; unit?: string }

function readShape(text: string, language: string): Shape | undefined {
  const [spoken] = language.split('-')
  for (const [each, range] of RANGES_IN_WORDS) {
    const inWords = each === spoken ? range.exec(text)?.groups : undefined
    if (inWords) return inWords
  }
  return QUANTITY.exec(text)?.groups
}

function toAmount(written: string | undefined, language: string, share: number): number | undefined {
  const number = readNumber(written ?? '', language)
  return number === undefined ? undefined : number * share
}

/** Returns the unit that a text ends with, as it is written; undefined without one. */
export function findLastUnit(text: string): string | undefined {
  const [last] = /\p{L}+(?=\.?$)/u.exec(toSeen(text)) ?? []
  return last !== undefined && findUnit(last) ? last : undefined
}

/** Returns the one unit that a heading names ("Weight (kg)", "g a day"); undefined for none or several, and where it measures something else. */
export function findUnitInHead(text: string): string | undefined {
  const named = [...text.matchAll(WORD)].filter(([word]) => findUnit(word))
  if (named.some(({ index }) => OF_OTHERS.test(text.slice(0, index)))) return undefined
  const units = new Set(named.map(([word]) => word.toLowerCase()))
  return units.size === 1 ? [...units][0] : undefined
}

const toSeen = (text: string) => text.replace(UNSEEN, '').trim()
