import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'
import { PRIVACY_WORDS } from './content/privacy-words.ts'

/** Path of the site's privacy page: from the company's folder, otherwise the default of the language. */
export const privacyPathOf = (site: BrandLocale): string =>
  factsOf(site).features.privacy ?? PRIVACY_WORDS[site.file].path
