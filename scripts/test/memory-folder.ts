import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** The databases of a whole run take at most 2 GiB. */
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * Returns a folder in the machine's memory for databases that end with a run, or undefined where there is too little
 * memory. A database for each test file has two thousand files, which take a quarter of those tests' time on a disk.
 */
export function findMemoryFolder(): string | undefined {
  if (!existsSync(MEMORY) || process.availableMemory() < 2 * NEEDED_BYTES) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  // The name has the account, because a folder of another account could not be written to.
  return bavail * bsize >= NEEDED_BYTES ? join(MEMORY, `menagerie-tests-${process.getuid?.() ?? ''}`) : undefined
}
