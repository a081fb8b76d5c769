import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What an admin reads of its build while it runs: the mark of a whole one, pages and calls at their first use, and the browser's files. */
const NEEDED = ['BUILD_ID', 'server', 'static']

/** True when parts of the folder are missing that this process still reads from. Without a folder it runs from the sources. */
export function isBuildGone(folder: string | undefined): boolean {
  return folder !== undefined && folder !== '' && NEEDED.some((name) => !existsSync(join(folder, name)))
}
