import { join, relative } from 'node:path'
import { listAdminBuilds } from './admin-builds.ts'

/** Where a build goes, from `build-admin.ts`; and for an admin that runs, the build it was started from. */
export const BUILD_FOLDER = 'MENAGERIE_ADMIN_BUILD'

type Phase = 'phase-production-build' | 'phase-production-server' | (string & {})

/** Next's `distDir`, which it wants relative to the studio: a folder per build, and for a start the one that the last build named. */
export function findDistDir(phase: Phase, studio: string): string {
  if (phase === 'phase-production-build') return relative(studio, requireFolder())
  if (phase !== 'phase-production-server') return '.next'
  const folder = process.env[BUILD_FOLDER] || listAdminBuilds(join(studio, '.next')).takeCurrent()
  if (!folder) throw new Error('There is no build of the admin: make one with `node studio/build.ts`.')
  process.env[BUILD_FOLDER] = folder
  return relative(studio, folder)
}

function requireFolder(): string {
  const folder = process.env[BUILD_FOLDER]
  if (!folder) throw new Error('Build the admin with `node studio/build.ts`: beside the one that runs, not over it.')
  return folder
}
