import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { readCompany } from '@menagerie/sites/company/read-company'
import { ROOT } from '../state-folder.ts'

/**
 * Folders that must not name a company's brand or domain: the product (which must serve any company) and the code
 * that drives the demo (which gets the brands from `demo/src/brands.ts`). `demo/` is the content of a company, and
 * `search/judged` has what that content must answer.
 */
const PRODUCT = ['contract', 'sites', 'search/src', 'telemetry', 'web', 'studio', 'scripts', 'e2e', 'bench', 'proof']

/** Tests beside the code may name the demo's company, and migrations are history. Journeys (`*.spec.ts`) are no exception. */
const TESTS =
  /\.test\.tsx?$|\/(testing|test|fixtures?)\/|\/test-[^/]+\.ts$|\/migrations\/|\/conformance\/|\/example-[^/]+\.ts$/
const NOT_OURS = /node_modules|(^|\/)(dist|\.next)$/
/** Single files, each with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'studio/src/access/sign-in/common-passwords.txt': 'words that people take for passwords',
}

const { brands } = readCompany(findCompanyFolder({}))
const keys = Object.keys(brands)
const domains = Object.values(brands).flatMap(({ sites }) => Object.values(sites).map(({ domain }) => domain))
const names = new RegExp([...keys, ...domains.map((domain) => domain.replaceAll('.', '\\.'))].join('|'), 'i')

const files = globSync(
  PRODUCT.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css,json,txt}`),
  { cwd: ROOT, exclude: (name) => NOT_OURS.test(name) },
)
const faults = files
  .filter((file) => !TESTS.test(`/${file}`) && EXEMPT[file] === undefined)
  .flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
    return lines.flatMap((line, at) => (names.test(line) ? [`${file}:${at + 1} names ${names.exec(line)?.[0]}`] : []))
  })
for (const fault of faults)
  console.error(`${fault}: what is the company’s belongs to its folder (docs/how-to/start-a-company.md).`)
process.exitCode = faults.length > 0 ? 1 : 0
