import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'

/** Returns all 23 sites, or those that `PROOF_SITES=<brand>/de_DE,…` names. */
export function findWantedSites(): readonly BrandLocale[] {
  const ids = process.env.PROOF_SITES
  if (!ids) return BRAND_LOCALES
  return ids.split(',').map((id) => {
    const site = findById(id)
    if (site === undefined) throw new Error(`PROOF_SITES: there is no ${id}`)
    return site
  })
}
