import type { TextField } from 'payload'
import { choiceField, type FieldChoice } from './choice-field.ts'

/** Codes that `Intl` can name but that are not countries of ISO 3166-1: reserved codes, unions, test codes. */
const NO_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '))

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All countries, with English name and code. */
export const COUNTRY_CHOICES: readonly FieldChoice[] = listCountries()

function listCountries(): FieldChoice[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code) && isCurrent(code))
    .flatMap((value) => {
      const label = names.of(value)
      return label === undefined ? [] : [{ value, label }]
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** `Intl` replaces codes of former countries by a successor's. */
function isCurrent(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}

type CountryField = { name: string; label: string; description?: string; width?: string; required?: boolean }

/** Required by default. */
export function countryField({ required = true, ...field }: CountryField): TextField {
  return choiceField({
    ...field,
    choices: COUNTRY_CHOICES,
    unknown: (code) => `There is no country “${code}”`,
    required,
  })
}
