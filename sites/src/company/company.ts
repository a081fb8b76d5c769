import type { Company } from './company-schema.ts'
import { readCompany } from './read-company.ts'

/** Attribute of the admin's pages with the company in it: the part that runs in browsers has no files. */
export const COMPANY_ATTRIBUTE = 'data-company'

/** The company that this process serves, read once. */
export const COMPANY: Company = hasFiles() ? readCompany() : readFromPage()

function hasFiles(): boolean {
  return typeof process !== 'undefined' && typeof process.getBuiltinModule === 'function'
}

declare const document: { documentElement: { getAttribute: (name: string) => string | null } }

function readFromPage(): Company {
  const facts = document.documentElement.getAttribute(COMPANY_ATTRIBUTE)
  if (facts === null)
    throw new Error(`The page has no ${COMPANY_ATTRIBUTE}: what runs in it must not ask for the company`)
  return JSON.parse(facts)
}
