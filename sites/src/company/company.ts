import type { Company } from './company-schema.ts'
import { findCompanyFolder } from './find-company-folder.ts'
import { readCompany } from './read-company.ts'

/** Attribute of the admin's pages that holds the company as JSON: code in browsers cannot read files. */
export const COMPANY_ATTRIBUTE = 'data-company'

/** Key under which threads of the process receive the company: reading the file itself would load a parser of TypeScript, 18 MB per thread. */
const HANDED_ON = 'menagerie-company'

/** The company that this process serves, read once. */
export const COMPANY: Company = hasFiles() ? readOnce() : readFromPage()

function hasFiles(): boolean {
  return typeof process !== 'undefined' && typeof process.getBuiltinModule === 'function'
}

function readOnce(): Company {
  const { getEnvironmentData, setEnvironmentData } = process.getBuiltinModule('node:worker_threads')
  const key = [HANDED_ON, findCompanyFolder(), process.env.MENAGERIE_ENVIRONMENT].join(' ')
  const handed = getEnvironmentData(key)
  if (typeof handed === 'string') return JSON.parse(handed)
  const company = readCompany()
  setEnvironmentData(key, JSON.stringify(company))
  return company
}

declare const document: { documentElement: { getAttribute: (name: string) => string | null } }

function readFromPage(): Company {
  const facts = document.documentElement.getAttribute(COMPANY_ATTRIBUTE)
  if (facts === null)
    throw new Error(`The page has no ${COMPANY_ATTRIBUTE}: what runs in it must not ask for the company`)
  return JSON.parse(facts)
}
