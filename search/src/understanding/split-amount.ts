import type { FactVocabulary } from './prepare-vocabulary.ts'
import { readWords } from './read-words.ts'

/** A size or weight in a query, in kilograms or litres. */
export type AskedAmount = { readonly text: string; readonly of: 'mass' | 'volume'; readonly value: number }

const MASS: Readonly<Record<string, number>> = {
  g: 0.001,
  г: 0.001,
  kg: 1,
  кг: 1,
  oz: 0.028349523125,
  lb: 0.45359237,
  lbs: 0.45359237,
  pound: 0.45359237,
  pounds: 0.45359237,
}
const VOLUME: Readonly<Record<string, number>> = { ml: 0.001, мл: 0.001, cl: 0.01, dl: 0.1, l: 1, л: 1 }
const SIGNS = [...Object.keys(MASS), ...Object.keys(VOLUME)].toSorted((a, b) => b.length - a.length).join('|')
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,–-])(?:(?<count>\\p{Nd}{1,3})\\s?[x×х*]\\s?)?(?<number>\\d+(?:[.,]\\d+)?)\\s?(?<sign>${SIGNS})(?![\\p{L}\\p{N}])`,
  'giu',
)
/** Words that make the number behind them a bound, such as `up to`, in the languages of the search. */
const BOUND =
  /(?:^|\s)(?:up to|to|from|over|under|below|above|bis|ab|über|unter|tot|vanaf|boven|onder|jusqu['’]à|dès|plus de|moins de|hasta|desde|más de|menos de|fino a|oltre|sotto|til|fra|over|till|från|upp till|över|do|od|až|ponad|pod|do|до|от|від|более|менее|свыше|alle|yli)$/iu
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/u

/** Takes the one amount out of a query, with units as signs. Returns undefined when there is none or several, when there is nothing beside it, and when it is part of a fact ("up to 10 kg"). */
export function splitAmount(
  query: string,
  vocabulary: FactVocabulary,
): { query: string; amount: AskedAmount } | undefined {
  const [found, ...others] = query.matchAll(AMOUNT)
  if (found === undefined || others.length > 0) return undefined
  const { index, 0: text } = found
  const before = query.slice(0, index).trim()
  const behind = query.slice(index + text.length).trim()
  const left = [before, behind].filter((part) => part !== '').join(' ')
  // A further number makes it a range, or counts something.
  if (left === '' || /\p{N}/u.test(left) || BOUND.test(before)) return undefined
  const amount = toAmount(text, found.groups ?? {})
  if (amount === undefined || isInFact(query, index, index + text.length, vocabulary)) return undefined
  return { query: left, amount }
}

function toAmount(
  text: string,
  { count = '1', number = '', sign = '' }: Record<string, string>,
): AskedAmount | undefined {
  const unit = sign.toLowerCase()
  const [mass, volume] = [MASS[unit], VOLUME[unit]]
  const isThousands = THOUSANDS.test(number) && (mass ?? volume) === 0.001
  const figure = Number(isThousands ? number.replace(/[.,]/u, '') : number.replace(',', '.')) * Number(count)
  if (!(figure > 0)) return undefined
  return mass === undefined
    ? { text, of: 'volume', value: figure * (volume ?? 1) }
    : { text, of: 'mass', value: figure * mass }
}

/** Tells whether a phrase with a meaning contains the amount. */
function isInFact(query: string, start: number, end: number, vocabulary: FactVocabulary): boolean {
  const tokens = vocabulary.analyzer.tokenize(query)
  return readWords(query, vocabulary).spans.some(({ from, to }) =>
    tokens.slice(from, to).some((token) => token.start < end && token.end > start),
  )
}
