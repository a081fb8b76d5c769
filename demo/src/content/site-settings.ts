import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../demo-brand.ts'
import type { DemoSiteSettings } from './site-schema.ts'

/** Invented companies in invented places. */
const COMPANIES = {
  tailwell: {
    name: 'Tailwell B.V.',
    street: 'Modderpad 12',
    place: '0000 TW Waterdorp',
    mail: 'hello@tailwell.example',
    picture: 'social-tailwell',
    seal: 'seal-tailwell',
  },
  aldergrove: {
    name: 'Aldergrove B.V.',
    street: 'Elzenlaan 7',
    place: '0000 AG Boskamp',
    mail: 'kitchen@aldergrove.example',
    picture: 'social-aldergrove',
    seal: 'seal-aldergrove',
  },
} as const

/** Countries where the brands are sold without a site, by their local names (reading 6). */
const OTHER_COUNTRIES = [
  { name: 'Ελλάδα', flag: 'GR' },
  { name: 'Latvija', flag: 'LV' },
  { name: 'Slovensko', flag: 'SK' },
] as const

export function toSiteSettings(site: string): DemoSiteSettings {
  const locale = findById(site)
  const brand = locale?.brand ?? 'tailwell'
  const { name, street, place, mail, picture, seal } = ofBrand(COMPANIES, brand)
  return {
    company: { name, address: [street, place, locale ? toCountry(locale) : ''].join('\n'), emailAddress: mail },
    sharePicture: picture,
    accreditation: { picture: seal, link: `https://seal.example/${brand}` },
    otherCountries: OTHER_COUNTRIES.map((country) => ({
      ...country,
      link: `https://${brand}.${country.flag.toLowerCase()}.example/`,
    })),
  }
}

/** Returns the country of both companies in the site's language. */
function toCountry({ iso }: BrandLocale): string {
  return new Intl.DisplayNames([iso], { type: 'region' }).of('NL') ?? 'Nederland'
}
