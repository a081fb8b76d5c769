import type { CompanyFacts } from './company/company-schema.ts'

export type { BrandFacts, CompanyFacts, SiteFacts } from './company/company-schema.ts'

/**
 * Types what a `company.ts` exports by default; the content is validated when it is read
 * (docs/how-to/start-a-company.md). Returns its argument.
 */
export function defineCompany(company: CompanyFacts): CompanyFacts {
  return company
}
