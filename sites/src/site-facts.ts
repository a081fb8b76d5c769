import type { BrandLocale } from './brand-locale.ts'
import { COMPANY } from './company/company.ts'
import type { Company } from './company/company-schema.ts'

type SiteFactsRead = Company['brands'][string]['sites'][string]

/** Returns what the company configures for a site beyond its address: words, features, the view of its map. */
export function factsOf({ brand, code }: Pick<BrandLocale, 'brand' | 'code'>): SiteFactsRead {
  const facts = COMPANY.brands[brand]?.sites[code]
  if (facts === undefined) throw new Error(`The company has no site ${brand}/${code}`)
  return facts
}
