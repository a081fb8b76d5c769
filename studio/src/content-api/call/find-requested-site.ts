import { ANY } from '@menagerie/contract/entry'
import { BRAND_KEYS, type BrandKey, type BrandLocale } from '@menagerie/sites/brand-locale'
import { localesOf } from '@menagerie/sites/locales'
import { CallRefusal } from './refusal.ts'
import type { Grant } from './tokens.ts'

/**
 * The brand-locale of a call: brand from the token, locale from `Accept-Language`, which contains its ISO code in any
 * case or its own code with a hyphen (readings 3, 15).
 */
export function findRequestedSite(
  grant: Grant,
  acceptLanguage: string | undefined,
  brand: string | undefined,
): BrandLocale {
  const sites = localesOf(findRequestedBrand(grant, brand))
  const wanted = acceptLanguage?.split(/[,;]/)[0]?.trim().toLowerCase() ?? ''
  const site = sites.find(
    ({ iso, code }) => iso.toLowerCase() === wanted || code.replace('_', '-').toLowerCase() === wanted,
  )
  if (site !== undefined) return site
  const accepted = sites.map(({ iso }) => iso)
  throw new CallRefusal(400, 'The Accept-Language header must name a locale of this brand', {
    'Accept-Language': accepted,
  })
}

/** The brand of the token; with a token for all brands, the query must name one. */
export function findRequestedBrand(grant: Grant, named: string | undefined): BrandKey {
  if (grant.brand !== ANY) {
    if (named === undefined || named === grant.brand) return grant.brand
    throw new CallRefusal(403, 'This token is for another brand')
  }
  const brand = BRAND_KEYS.find((key) => key === named)
  if (brand === undefined)
    throw new CallRefusal(400, 'This token needs a brand in the query', { brand: [...BRAND_KEYS] })
  return brand
}
