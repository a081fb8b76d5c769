import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Databases of a whole run take 2 GiB at most. */
const NEEDED_BYTES = 4 * 1024 ** 3

/**
 * Returns a folder in the machine's memory for databases that end with a run, or undefined where there is too little of it: a
 * database for each file of tests is two thousand files, which take a quarter of the time of those tests on a disk.
 */
export function findMemoryFolder(): string | undefined {
  if (!existsSync(MEMORY) || process.availableMemory() < 2 * NEEDED_BYTES) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  // A folder of another account could not be written to.
  return bavail * bsize >= NEEDED_BYTES ? join(MEMORY, `menagerie-tests-${process.getuid?.() ?? ''}`) : undefined
}
