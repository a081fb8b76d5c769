import type { BrandKey, BrandLocale } from './brand-locale.ts'

/** `editor` is left out where a locale has a content tree of its own: the locale code (reading 3). */
type Row = Omit<BrandLocale, 'id' | 'brand' | 'prefix' | 'hidden' | 'editor'> &
  Partial<Pick<BrandLocale, 'prefix' | 'hidden' | 'editor'>>

const BELGIUM = { country: 'BE', editor: 'be', domain: 'tailwell.be.example' } as const
const SCANDINAVIA = { editor: 'scandinavia', domain: 'tailwell.no.example' } as const

/** Spec §1, in the order of the country selector; the first one is the international locale. */
const TAILWELL: readonly Row[] = [
  { code: 'en_US', country: 'US', iso: 'en-US', file: 'en', name: 'International', domain: 'tailwell.example' },
  { code: 'es_ES', country: 'ES', iso: 'es-ES', file: 'es', name: 'España', domain: 'tailwell.es.example' },
  { code: 'en_GB', country: 'GB', iso: 'en-GB', file: 'en', name: 'United Kingdom', domain: 'tailwell.uk.example' },
  { code: 'nl_NL', country: 'NL', iso: 'nl-NL', file: 'nl', name: 'Nederland', domain: 'tailwell.nl.example' },
  { code: 'no_NO', country: 'NO', iso: 'nb-NO', file: 'no', name: 'Norge', ...SCANDINAVIA },
  { code: 'fr_FR', country: 'FR', iso: 'fr-FR', file: 'fr', name: 'France', domain: 'tailwell.fr.example' },
  { code: 'de_DE', country: 'DE', iso: 'de-DE', file: 'de', name: 'Deutschland', domain: 'tailwell.de.example' },
  { code: 'fr_BE', iso: 'fr-BE', file: 'fr', name: 'Belgique', ...BELGIUM, prefix: 'fr' },
  { code: 'nl_BE', iso: 'nl-BE', file: 'nl', name: 'België', ...BELGIUM },
  { code: 'pl_PL', country: 'PL', iso: 'pl-PL', file: 'pl', name: 'Polska', domain: 'tailwell.pl.example' },
  { code: 'it_IT', country: 'IT', iso: 'it-IT', file: 'it', name: 'Italia', domain: 'tailwell.it.example' },
  { code: 'hu_HU', country: 'HU', iso: 'hu-HU', file: 'hu', name: 'Magyarország', domain: 'tailwell.hu.example' },
  { code: 'ru_RU', country: 'RU', iso: 'ru-RU', file: 'ru', name: 'Россия', domain: 'tailwell.ru.example' },
  { code: 'cs_CZ', country: 'CZ', iso: 'cs-CZ', file: 'cs', name: 'Česko', domain: 'tailwell.cz.example' },
  { code: 'ua_UA', country: 'UA', iso: 'uk-UA', file: 'uk', name: 'Україна', domain: 'tailwell.ua.example' },
  {
    code: 'da_DK',
    country: 'DK',
    iso: 'da-DK',
    file: 'da',
    name: 'Danmark',
    ...SCANDINAVIA,
    prefix: 'da',
    hidden: true,
  },
  { code: 'fi_FI', country: 'FI', iso: 'fi-FI', file: 'fi', name: 'Suomi', ...SCANDINAVIA, prefix: 'fi', hidden: true },
  {
    code: 'sv_SE',
    country: 'SE',
    iso: 'sv-SE',
    file: 'sv',
    name: 'Sverige',
    ...SCANDINAVIA,
    prefix: 'sv',
    hidden: true,
  },
]

const ALDERGROVE: readonly Row[] = [
  { code: 'nl_NL', country: 'NL', iso: 'nl-NL', file: 'nl', name: 'Nederland', domain: 'aldergrove.example' },
  {
    code: 'de_DE',
    country: 'DE',
    iso: 'de-DE',
    file: 'de',
    name: 'Deutschland',
    domain: 'aldergrove.example',
    prefix: 'de',
  },
  {
    code: 'fr_FR',
    country: 'FR',
    iso: 'fr-FR',
    file: 'fr',
    name: 'France',
    domain: 'aldergrove.example',
    prefix: 'fr',
  },
  {
    code: 'it_IT',
    country: 'IT',
    iso: 'it-IT',
    file: 'it',
    name: 'Italia',
    domain: 'aldergrove.example',
    prefix: 'it',
  },
  { code: 'en_GB', country: 'GB', iso: 'en-GB', file: 'en', name: 'United Kingdom', domain: 'aldergrove.uk.example' },
]

function toBrandLocale(brand: BrandKey, row: Row): BrandLocale {
  return { id: `${brand}/${row.code}`, brand, editor: row.code, prefix: '', hidden: false, ...row }
}

const BY_BRAND: Readonly<Record<BrandKey, readonly BrandLocale[]>> = {
  tailwell: TAILWELL.map((row) => toBrandLocale('tailwell', row)),
  aldergrove: ALDERGROVE.map((row) => toBrandLocale('aldergrove', row)),
}

/** All 23 brand-locales, brand by brand. */
export const BRAND_LOCALES: readonly BrandLocale[] = Object.values(BY_BRAND).flat()

const BY_ID: ReadonlyMap<string, BrandLocale> = new Map(BRAND_LOCALES.map((site) => [site.id, site]))

/** Hidden locales included; the first one stands at `/` in local addressing. */
export function localesOf(brand: BrandKey): readonly BrandLocale[] {
  return BY_BRAND[brand]
}

export function firstLocale(brand: BrandKey): BrandLocale {
  const [first] = BY_BRAND[brand]
  if (first === undefined) throw new Error(`brand ${brand} has no locale`)
  return first
}

/** Both may come from outside; undefined when the brand has no such locale. */
export function findBrandLocale(brand: string, code: string): BrandLocale | undefined {
  return BY_ID.get(`${brand}/${code}`)
}

/** By `tailwell/nl_NL`. */
export function findById(id: string): BrandLocale | undefined {
  return BY_ID.get(id)
}
