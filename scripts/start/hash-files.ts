import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that no build reads: packages, builds, tests, documentation. */
const NOT_READ = /node_modules|(^|\/)(dist|\.next|\.git)$|\.test\.tsx?$|\.md$|\.tsbuildinfo$|next-env\.d\.ts$/

/** Returns a hash over the names and bytes of the files that a build reads, and over the version of Node. */
export function hashFiles(sources: readonly { folder: string; patterns: readonly string[] }[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const { folder, patterns } of sources)
    for (const file of globSync(patterns, { cwd: folder, exclude: (name) => NOT_READ.test(name) }).sort()) {
      const bytes = readBytes(join(folder, file))
      if (bytes) hash.update(file).update(bytes)
    }
  return hash.digest('hex')
}

/** Returns undefined for a folder. Its files are listed separately, and an empty folder does not change a build. */
function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
