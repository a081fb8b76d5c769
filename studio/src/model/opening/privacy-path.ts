import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'
import { PRIVACY_WORDS } from './content/privacy-words.ts'

/** Where the site's page about personal data stands: as the company's folder says, else a word of the language. */
export const privacyPathOf = (site: BrandLocale): string =>
  factsOf(site).features.privacy ?? PRIVACY_WORDS[site.file].path
