import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** During a rolling restart, pages of the two former builds are still open and still request their files. */
const KEPT_BUILDS = 3

const buildsSchema = z.array(z.array(z.string()))

/** Removes the files that belong to none of the latest builds. The file `mark` records the files of each build. */
export function keepLatestBuilds(folder: string, mark: string, files: readonly string[]): void {
  const before = existsSync(mark) ? buildsSchema.parse(JSON.parse(readFileSync(mark, 'utf8'))) : []
  const isSame = JSON.stringify(before[0]) === JSON.stringify(files)
  const builds = [[...files], ...(isSame ? before.slice(1) : before)].slice(0, KEPT_BUILDS)
  const kept = new Set(builds.flat())
  for (const file of readdirSync(folder)) {
    if (!kept.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, file))
  }
  writeFileSync(mark, JSON.stringify(builds))
}
