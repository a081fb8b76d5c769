/** Returns the absolute path of the folder that MENAGERIE_COMPANY names, or else `package.json` of the checkout; a relative path starts at the checkout. */
export function findCompanyFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const { join, resolve } = process.getBuiltinModule('node:path')
  const { readFileSync } = process.getBuiltinModule('node:fs')
  if (env.MENAGERIE_COMPANY) return resolve(findRoot(), env.MENAGERIE_COMPANY)
  const { company }: { company?: string } = JSON.parse(readFileSync(join(findRoot(), 'package.json'), 'utf8'))
  return resolve(findRoot(), company ?? 'company/minimal')
}

let root: string | undefined

/** Returns the root of the checkout, whether this code runs from its sources or from a build. */
export function findRoot(): string {
  root ??= searchRoot()
  return root
}

// Built-in modules are loaded by a call instead of an import: the admin's bundle for browsers contains this file,
// too, but never calls this.
function searchRoot(): string {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
  const { dirname, join } = process.getBuiltinModule('node:path')
  const { fileURLToPath } = process.getBuiltinModule('node:url')
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (existsSync(file) && /"name": "menagerie",/.test(readFileSync(file, 'utf8'))) return folder
    if (folder === dirname(folder)) return process.cwd()
  }
}
