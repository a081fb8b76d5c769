import type { CompanyFacts } from './company/company-schema.ts'

export type { BrandFacts, CompanyFacts, SiteFacts } from './company/company-schema.ts'

/**
 * What a `company.ts` exports by default: typed while it is written, checked as a whole when it is read
 * (docs/how-to/start-a-company.md). Returns what it was given.
 */
export function defineCompany(company: CompanyFacts): CompanyFacts {
  return company
}
