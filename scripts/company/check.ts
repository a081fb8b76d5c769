import { resolve } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { CompanyProblem, readCompany } from '@menagerie/sites/company/read-company'

/** `npm run company:check -- [FOLDER]` lists everything that a company lacks. Without a folder it checks that of MENAGERIE_COMPANY. */
const [named] = process.argv.slice(2)
if (named?.startsWith('-')) {
  console.log(
    'npm run company:check [-- FOLDER]\n\nTells all that a company lacks: that of FOLDER, or of MENAGERIE_COMPANY.',
  )
  process.exit(named === '--help' ? 0 : 1)
}
const folder = named === undefined ? findCompanyFolder() : resolve(named)

try {
  const { name, brands } = readCompany(folder)
  // The code that checks reads the company of its process.
  process.env.MENAGERIE_COMPANY = folder
  const { checkCompany } = await import('./check/check-company.ts')
  const faults = await checkCompany(folder)
  for (const fault of faults) console.error(`  ${fault}`)
  const sites = Object.values(brands).flatMap((brand) => Object.keys(brand.sites)).length
  const counted = `${name} in ${folder}: ${Object.keys(brands).join(', ')}; ${sites} ${sites === 1 ? 'site' : 'sites'}`
  console.log(faults.length === 0 ? `${counted}. Nothing is missing.` : `${counted}. ${faults.length} to mend.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof CompanyProblem ? error.message : error)
  process.exitCode = 1
}
