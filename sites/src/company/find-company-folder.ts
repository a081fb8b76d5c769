/** Absolute path of the folder that MENAGERIE_COMPANY names, or else `package.json` of the checkout; relative ones are taken from there. */
export function findCompanyFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const { join, resolve } = process.getBuiltinModule('node:path')
  const { readFileSync } = process.getBuiltinModule('node:fs')
  if (env.MENAGERIE_COMPANY) return resolve(findRoot(), env.MENAGERIE_COMPANY)
  const { company }: { company?: string } = JSON.parse(readFileSync(join(findRoot(), 'package.json'), 'utf8'))
  return resolve(findRoot(), company ?? 'company/minimal')
}

let root: string | undefined

/** The checkout, wherever in it this code stands: sources, or what a build made of them. */
export function findRoot(): string {
  root ??= searchRoot()
  return root
}

// Built-in modules by call: the admin's part for browsers has this file, too, and never comes here.
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
