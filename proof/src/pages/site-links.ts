import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Links } from '@menagerie/sites/links'
import type { SitePorts } from '../site-process.ts'

/** Addresses at a site of ours. */
export function toLinksOf({ tailwell, aldergrove }: SitePorts): (site: BrandLocale) => Links {
  const localOrigins = { tailwell: `http://localhost:${tailwell}`, aldergrove: `http://localhost:${aldergrove}` }
  return createAddressing({ mode: 'local', localOrigins }).links
}
