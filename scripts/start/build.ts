import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAdminBuilds } from '../../studio/bundling/admin-builds.ts'
import { ROOT } from '../state-folder.ts'
import { runScript } from './run-script.ts'

export type BuildName = 'web' | 'studio'

const MARK = 'menagerie-sources'
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'contract/**', 'sites/**', 'search/**']
const BUILDS: Record<BuildName, { sources: string[]; args: string[]; findFolder: () => string | undefined }> = {
  web: { sources: [...SHARED, 'web/**'], args: ['web/build.ts'], findFolder: findSite },
  studio: {
    sources: [...SHARED, 'web/src/blocks/**', 'studio/**'],
    args: ['studio/build.ts'],
    findFolder: () => listAdminBuilds().findCurrent(),
  },
}

/** Builds what changed since its last build; the mark of that is a hash over the sources' bytes. */
export async function buildIfChanged(
  name: BuildName,
  logFolder: string,
  signal: AbortSignal,
): Promise<'built' | 'unchanged'> {
  const { sources, args, findFolder } = BUILDS[name]
  const hash = toHash(sources)
  if (readMark(findFolder()) === hash) return 'unchanged'
  await runScript(`build-${name}`, args, {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    logFolder,
    signal,
  })
  const folder = findFolder()
  if (folder) writeFileSync(join(folder, MARK), hash)
  return 'built'
}

function readMark(folder: string | undefined): string | undefined {
  const mark = folder && join(folder, MARK)
  return mark && existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}

/** Where the site runs from, when a build has put it there. */
function findSite(): string | undefined {
  const dist = join(ROOT, 'web/dist')
  return existsSync(join(dist, 'server/main.js')) ? dist : undefined
}

function toHash(sources: string[]): string {
  const files = globSync(sources, {
    cwd: ROOT,
    exclude: (name) => /node_modules|(^|\/)(dist|\.next)$|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/.test(name),
  })
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort()) {
    const path = join(ROOT, file)
    hash.update(file)
    try {
      hash.update(readFileSync(path))
    } catch {
      // A folder: its files are listed apart.
    }
  }
  return hash.digest('hex')
}
