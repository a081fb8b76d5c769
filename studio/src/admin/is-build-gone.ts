import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Parts of the build that a running admin reads: the mark of a complete build, pages and API at their first use, and
 * the files for browsers.
 */
const NEEDED = ['BUILD_ID', 'server', 'static']

/** True if parts of the build that this process still needs are missing. Without a folder, it runs from the sources. */
export function isBuildGone(folder: string | undefined): boolean {
  return folder !== undefined && folder !== '' && NEEDED.some((name) => !existsSync(join(folder, name)))
}
