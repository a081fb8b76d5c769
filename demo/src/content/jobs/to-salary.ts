import type { JobInput } from '../article-schema.ts'
import { type Country, findCurrency } from '../prices.ts'

/** The amount in a country's currency that corresponds to one euro of a Dutch salary. Salaries differ more between countries than prices do. */
const WAGES: Readonly<Record<Country, number>> = {
  NL: 1,
  BE: 1.05,
  DE: 1.1,
  FR: 0.9,
  ES: 0.75,
  IT: 0.78,
  FI: 1.05,
  GB: 0.85,
  US: 1.55,
  PL: 2.6,
  CZ: 14,
  HU: 200,
  NO: 15.5,
  SE: 11.8,
  DK: 11.5,
  RU: 34,
  UA: 11,
}

const isPaidIn = (country: string): country is Country => country in WAGES

/** Returns a monthly salary in a country, rounded to two significant digits as in advertisements. */
export function toSalary(country: string, euros: readonly [least: number, most: number]): JobInput['salary'] {
  const rate = isPaidIn(country) ? WAGES[country] : 1
  const [least, most] = [toRound(euros[0] * rate), toRound(euros[1] * rate)]
  return { least, most, currency: findCurrency(country) ?? 'EUR', per: 'month' }
}

const toRound = (amount: number) => Number(amount.toPrecision(2))
