import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { listAdminBuilds } from '../../studio/bundling/admin-builds.ts'
import { Problem } from '../problem.ts'
import { buildIfChanged } from '../start/build.ts'
import { step } from '../start/step.ts'
import { findStateFolder, ROOT } from '../state-folder.ts'
import { copyPackages, listNeeds } from './copy-packages.ts'
import { copyCompany, copyDeployFiles, copySource } from './copy-sources.ts'
import { BUILD_HELP, readBuildFolder } from './read-build-folder.ts'

// `npm run build` builds one folder, `dist/menagerie` or a named one, that runs with Node alone (docs/production.md).

/** Sources that run as they are, because Node removes the types. */
const SOURCES = ['contract', 'sites', 'search', 'telemetry', 'web', 'studio']
const SCRIPTS = [
  ...['problem.ts', 'port.ts', 'state-folder.ts', 'end-process.ts'],
  ...['start/node-settings.ts', 'start/step.ts', 'start/terminal.ts'],
  'production',
]
const ALSO = ['LICENSE', 'docs/production.md', 'docs/operations.md', 'docs/runbook']
/** Packages that the site's bundle loads from where they are installed. */
const OF_SITE = ['sharp', '@ip-location-db/geo-whois-asn-country-mmdb']

async function main(): Promise<void> {
  const target = readBuildFolder(process.argv.slice(2))
  if (target === undefined) {
    console.log(BUILD_HELP)
    return
  }
  const fresh = `${target}.fresh`
  try {
    await build(fresh)
    rmSync(target, { recursive: true, force: true })
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  console.log(
    `\n  ${relative(process.cwd(), target) || '.'} runs with Node 26: node start.ts web | content-api | admin | jobs | migrate`,
  )
}

async function build(fresh: string): Promise<void> {
  const logFolder = join(findStateFolder(), 'log')
  mkdirSync(logFolder, { recursive: true })
  const { signal } = new AbortController()
  await step('site', () => buildIfChanged('web', logFolder, signal))
  await step('admin', () => buildIfChanged('studio', logFolder, signal))
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  await step('sources', () => copySources(fresh))
  await step('packages', async () => {
    const wanted = SOURCES.filter((name) => name !== 'web').map((name) => ({
      from: join(ROOT, name),
      names: listNeeds(join(ROOT, name)),
    }))
    copyPackages(ROOT, fresh, [
      ...wanted,
      { from: join(ROOT, 'web'), names: OF_SITE },
      { from: ROOT, names: ['pg', 'zod'] },
    ])
  })
  writePackage(fresh)
}

async function copySources(fresh: string): Promise<void> {
  for (const name of [...SOURCES, ...ALSO]) copySource(ROOT, name, fresh)
  for (const name of SCRIPTS) copySource(ROOT, join('scripts', name), fresh)
  copyDeployFiles(ROOT, fresh)
  copyCompany(findCompanyFolder(), join(fresh, toCompanyPath()))
  cpSync(join(ROOT, 'web/dist'), join(fresh, 'web/dist'), {
    recursive: true,
    filter: (file) => !/[\\/](steps|fresh|menagerie-sources)$/.test(file),
  })
  const build = listAdminBuilds().findCurrent()
  if (build === undefined) throw new Problem('The admin was not built.')
  const to = join(fresh, relative(ROOT, build))
  cpSync(build, to, { recursive: true, verbatimSymlinks: true, filter: (file) => !/[\\/](cache|used-by)$/.test(file) })
  listAdminBuilds(join(fresh, 'studio/.next')).makeCurrent(to)
  writeFileSync(join(fresh, 'start.ts'), "import './scripts/production/start.ts'\n")
}

/** Returns the path in the built folder of the company that it is built for, wherever the company comes from. */
function toCompanyPath(): string {
  return join('company', basename(findCompanyFolder()))
}

function writePackage(fresh: string): void {
  const { name, version, license }: Record<string, unknown> = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  const text = {
    name,
    version,
    license,
    private: true,
    type: 'module',
    company: toCompanyPath(),
    engines: { node: '>=26' },
  }
  writeFileSync(join(fresh, 'package.json'), `${JSON.stringify(text, null, 2)}\n`)
  for (const file of readdirSync(fresh).filter((each) => each.endsWith('.ts'))) chmodSync(join(fresh, file), 0o755)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
  process.exitCode = 1
}
