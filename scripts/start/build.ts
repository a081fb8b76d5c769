import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { listAdminBuilds } from '../../studio/bundling/admin-builds.ts'
import { ROOT } from '../state-folder.ts'
import { countBuild } from './build-count.ts'
import { hashFiles } from './hash-files.ts'
import { runScript } from './run-script.ts'
import { sayBuilding } from './say-building.ts'

type BuildName = 'web' | 'studio'

const MARK = 'menagerie-sources'
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'contract/**', 'sites/**', 'search/**']
type Build = { sources: string[]; ofCompany?: true; args: string[]; findFolder: () => string | undefined }
const BUILDS: Record<BuildName, Build> = {
  // The site is built for one company. The admin reads its company when it starts.
  web: { sources: [...SHARED, 'web/**'], ofCompany: true, args: ['web/build.ts'], findFolder: findSite },
  studio: {
    sources: [...SHARED, 'web/src/blocks/**', 'studio/**'],
    args: ['studio/build.ts'],
    findFolder: () => listAdminBuilds().findCurrent(),
  },
}

/** Builds what has changed since its last build. A hash over the sources' bytes is stored as the mark of a build. */
export async function buildIfChanged(
  name: BuildName,
  logFolder: string,
  signal: AbortSignal,
): Promise<'built' | 'unchanged'> {
  const { args, findFolder } = BUILDS[name]
  const hash = hashSources(name)
  if (readMark(findFolder()) === hash) return 'unchanged'
  const done = sayBuilding(name, findFolder() === undefined)
  const run = () =>
    runScript(`build-${name}`, args, {
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      logFolder,
      signal,
    })
  await countBuild(run).finally(done)
  const folder = findFolder()
  if (folder) writeFileSync(join(folder, MARK), hash)
  return 'built'
}

/** Returns the folder of a build that was made from the current sources. */
export function findCurrentBuild(name: BuildName): string | undefined {
  const folder = BUILDS[name].findFolder()
  return readMark(folder) === hashSources(name) ? folder : undefined
}

function hashSources(name: BuildName): string {
  const { sources, ofCompany } = BUILDS[name]
  const own = { folder: ROOT, patterns: sources }
  return hashFiles(ofCompany ? [own, { folder: findCompanyFolder(), patterns: ['**'] }] : [own])
}

function readMark(folder: string | undefined): string | undefined {
  const mark = folder && join(folder, MARK)
  return mark && existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}

/** Returns the folder that the site runs from, if a build made it. */
function findSite(): string | undefined {
  const dist = join(ROOT, 'web/dist')
  return existsSync(join(dist, 'server/main.js')) ? dist : undefined
}
