import { numberFormat } from '../../platform/kept-formats.ts'

export type Position = { lat: number; lng: number }

/** Mean radius of the earth (IUGG). */
const EARTH_M = 6_371_008.8

/** Returns metres along the great circle. */
export function measureDistance(from: Position, to: Position): number {
  const height = toRadians(to.lat - from.lat)
  const width = toRadians(to.lng - from.lng)
  const chord =
    Math.sin(height / 2) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(width / 2) ** 2
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

const M_OF_MILE = 1_609.344
/** Locales of countries with road signs in miles. */
const IN_MILES: ReadonlySet<string> = new Set(['en-GB', 'en-US'])

/** Formats `3,4 km` for the locale: one decimal (spec §4), at least `leastDecimals`; for countries with miles, `3.4 km (2.1 mi)`. */
export function distanceFormatter(iso: string, leastDecimals = 1): (metres: number) => string {
  const toFormat = (unit: 'kilometer' | 'mile') =>
    numberFormat(iso, { style: 'unit', unit, minimumFractionDigits: leastDecimals, maximumFractionDigits: 1 })
  const kilometres = (metres: number) => toFormat('kilometer').format(metres / 1_000)
  if (!IN_MILES.has(iso)) return kilometres
  return (metres) => `${kilometres(metres)} (${toFormat('mile').format(metres / M_OF_MILE)})`
}
