import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { z } from 'zod'

/** `SITES`: ids of sites (`BRAND/LOCALE`), separated by commas; parsed into a sorted list without duplicates, undefined for all. */
export const sitesSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').flatMap((id) => id.trim() || []))].sort())
  .superRefine((ids, ctx) => {
    const unknown = ids.filter((id) => findById(id) === undefined)
    if (unknown.length > 0) ctx.addIssue(`names no site of this company: ${unknown.join(', ')}`)
    if (ids.length === 0) ctx.addIssue('names no site')
  })
  .optional()

/** Returns the sites with these ids, in the order of the company; all if there is no choice. */
export function findServedSites(sites: readonly string[] | undefined): readonly BrandLocale[] {
  return sites === undefined ? BRAND_LOCALES : BRAND_LOCALES.filter(({ id }) => sites.includes(id))
}
