import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Links } from '@menagerie/sites/links'
import type { SitePorts } from '../site-process.ts'

/** Builds addresses at the site under test. */
export function toLinksOf({ main, other }: SitePorts): (site: BrandLocale) => Links {
  const localOrigins = { [MAIN_BRAND]: `http://localhost:${main}`, [OTHER_BRAND]: `http://localhost:${other}` }
  return createAddressing({ mode: 'local', localOrigins }).links
}
