import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'
import { runScript } from './run-script.ts'

export type BuildName = 'web' | 'studio'

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'contract/**', 'brands/**', 'search/**']
const BUILDS: Record<BuildName, { sources: string[]; args: string[]; result: string }> = {
  web: { sources: [...SHARED, 'web/**'], args: ['web/build.ts'], result: 'web/dist/server/main.js' },
  studio: {
    sources: [...SHARED, 'web/src/blocks/**', 'studio/**'],
    args: ['node_modules/next/dist/bin/next', 'build', 'studio'],
    result: 'studio/.next/BUILD_ID',
  },
}

/** Builds what changed since its last build; the mark of that is a hash over the sources' bytes. */
export async function buildIfChanged(
  name: BuildName,
  logFolder: string,
  signal: AbortSignal,
): Promise<'built' | 'unchanged'> {
  const { sources, args, result } = BUILDS[name]
  const mark = join(ROOT, name === 'web' ? 'web/dist' : 'studio/.next', 'menagerie-sources')
  const hash = toHash(sources)
  if (existsSync(join(ROOT, result)) && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 'unchanged'
  await runScript(`build-${name}`, args, {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    logFolder,
    signal,
  })
  writeFileSync(mark, hash)
  return 'built'
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
