import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildManifest } from '../src/server/pages/manifest.ts'
import { keepLatestBuilds } from './keep-latest-builds.ts'
import { packFiles } from './pack-files.ts'

/**
 * Folders that also keep files of former builds, each with the file that records them: the browser's files, the parts of the
 * pages' stylesheets, the code of threads and the places of countries, which a running process may read at any time.
 */
export const KEPT = [
  { folder: 'assets', mark: 'builds.json' },
  { folder: 'parts', mark: 'parts.json' },
  { folder: 'threads', mark: 'threads.json' },
  { folder: 'places', mark: 'places.json' },
]

/**
 * Moves a complete build into the folder that processes run from, while they run. Files come before the manifest that names them,
 * the manifest before the server that reads it; outdated files are removed last. `isPacked`: also compresses text.
 */
export function putInPlace(fresh: string, dist: string, manifest: BuildManifest, isPacked = true): void {
  const made = KEPT.map(({ folder, mark }) => ({ folder, mark, files: readdirSync(join(fresh, folder)).sort() }))
  if (isPacked) packFiles(join(fresh, 'assets'))
  mkdirSync(join(dist, 'server'), { recursive: true })
  for (const { folder } of KEPT) {
    const target = join(dist, 'client', folder)
    mkdirSync(target, { recursive: true })
    for (const file of readdirSync(join(fresh, folder))) renameSync(join(fresh, folder, file), join(target, file))
  }
  writeFileSync(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(join(fresh, 'manifest.json'), join(dist, 'client/manifest.json'))
  renameSync(join(fresh, 'server/main.js'), join(dist, 'server/main.js'))
  for (const { folder, mark, files } of made) {
    keepLatestBuilds(join(dist, 'client', folder), join(dist, 'client', mark), files)
  }
  rmSync(fresh, { recursive: true })
}
