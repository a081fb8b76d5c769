import { createRequire } from 'node:module'
import { BRAND_LOCALES } from './locales.ts'

/** Flags of spec §1 and of Russia and Ukraine (reading 6), by ISO 3166-1 country: editors may use any of them for a link to a site elsewhere. */
const LISTED = 'BE CZ DE DK ES FI FR GB GR HU IT LV NL NO PL RU SE SK UA US'.split(' ')

/** All countries with a flag: the listed ones and those of the company's sites. A flag always stands beside the country's name. */
export const FLAG_COUNTRIES: readonly string[] = [
  ...new Set([...LISTED, ...BRAND_LOCALES.map(({ country }) => country)]),
].sort()

/** Drawings that replace the package's: its Spanish flag shows the coat of arms, in 81 kB. */
const OWN: Readonly<Record<string, string>> = { ES: './flags/es.svg' }

export function hasFlag(country: string): boolean {
  return FLAG_COUNTRIES.includes(country)
}

/** Returns the path of the drawing (4 to 3) on this machine, for code that serves or copies it. */
export function flagFile(country: string): string {
  const file = OWN[country] ?? `flag-icons/flags/4x3/${country.toLowerCase()}.svg`
  return createRequire(import.meta.url).resolve(file)
}
