import type { z } from 'zod'
import { type Company, companySchema } from './company-schema.ts'
import { findCompanyFolder, findRoot } from './find-company-folder.ts'

/** Says in sentences why a folder is not a valid company; its stack would not help the reader. */
export class CompanyProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CompanyProblem'
    this.stack = message
  }
}

/** The one environment that search engines may index. Without an environment they may, too. */
const PUBLIC = 'production'

/** Reads and validates the company of a folder, on the hosts of its environment. Throws a `CompanyProblem` that lists all that is missing. */
export function readCompany(folder = findCompanyFolder(), environment = process.env.MENAGERIE_ENVIRONMENT): Company {
  const { existsSync } = process.getBuiltinModule('node:fs')
  const file = process.getBuiltinModule('node:path').join(folder, 'company.ts')
  if (!existsSync(file))
    throw new CompanyProblem(
      `There is no company in ${folder}: MENAGERIE_COMPANY must name a folder with a company.ts. npm run company:new makes one.`,
    )
  const parsed = companySchema.safeParse(loadFacts(file))
  if (!parsed.success)
    throw new CompanyProblem([`${file} cannot be used:`, ...parsed.error.issues.map(toSentence)].join('\n'))
  return onHostsOf(parsed.data, environment || undefined, file)
}

function toSentence({ path, message, code, ...issue }: z.core.$ZodIssue): string {
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined')
  const isUnknown = code === 'unrecognized_keys' && 'keys' in issue
  const said = isMissing ? 'is missing' : isUnknown ? `has no ${issue.keys}; is it misspelt?` : message
  return `  ${path.join('.') || 'company.ts'}: ${said}`
}

/** Runs the file; its import of the product's `defineCompany` is resolved wherever the folder is. */
function loadFacts(file: string): unknown {
  const { createRequire, registerHooks } = process.getBuiltinModule('node:module')
  const { pathToFileURL } = process.getBuiltinModule('node:url')
  const parentURL = pathToFileURL(process.getBuiltinModule('node:path').join(findRoot(), 'package.json')).href
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier.startsWith('@menagerie/') ? { ...context, parentURL } : context),
  })
  try {
    const loaded: { default?: unknown } = createRequire(file)(file)
    return loaded.default
  } catch (error) {
    throw new CompanyProblem(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    hooks.deregister()
  }
}

function onHostsOf(company: Company, environment: string | undefined, file: string): Company {
  if (environment === undefined) return company
  const hosts = company.environments[environment]
  if (hosts === undefined) {
    const known = Object.keys(company.environments)
    throw new CompanyProblem(
      `MENAGERIE_ENVIRONMENT is “${environment}”, and ${file} has ${known.length === 0 ? 'no environments' : `only ${known.join(' and ')}`}.`,
    )
  }
  for (const { sites } of Object.values(company.brands))
    for (const site of Object.values(sites)) {
      site.domain = hosts[site.domain] ?? site.domain
      // Search engines would find a second copy of all pages on other hosts, and might show it instead of the first.
      if (environment !== PUBLIC) site.indexed = false
    }
  return company
}
