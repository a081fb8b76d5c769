import type { CompanyFacts } from '@menagerie/sites/define-company'

type Font = NonNullable<CompanyFacts['fonts']>[string]

const cut = (family: string, letters: Font['letters'], weight: Font['weight']): Font => ({
  source: `@fontsource-variable/${family}/files/${family}-${letters}-wght-normal.woff2`,
  letters,
  weight,
})

const SANS = { min: 400, max: 600 }
/** One weight stands for the two that the theme names: they are hardly told apart, and the second makes the file twice as large. */
const SERIF = 500
const ROUNDED = { min: 400, max: 800 }

export const FONTS: Record<string, Font> = {
  'aldergrove-sans-cyrillic': cut('source-sans-3', 'cyrillic', SANS),
  'aldergrove-sans-latin': cut('source-sans-3', 'latin', SANS),
  'aldergrove-sans-latin-ext': cut('source-sans-3', 'latin-ext', SANS),
  'aldergrove-serif-cyrillic': cut('source-serif-4', 'cyrillic', SERIF),
  'aldergrove-serif-latin': cut('source-serif-4', 'latin', SERIF),
  'aldergrove-serif-latin-ext': cut('source-serif-4', 'latin-ext', SERIF),
  'tailwell-cyrillic': cut('nunito', 'cyrillic', ROUNDED),
  'tailwell-latin': cut('nunito', 'latin', ROUNDED),
  'tailwell-latin-ext': cut('nunito', 'latin-ext', ROUNDED),
}
