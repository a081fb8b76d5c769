import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { removeReplicaFile } from './replica-file.ts'

const FIRST_FILE = 'replica.db'
const POINTER = 'current'
const REPLICA_FILE = /^replica(-[\w-]+)?\.db$/

/**
 * Returns the replica file in use. A pointer file names it: SQLite files with a write-ahead log that other processes
 * have open cannot be replaced by renaming, but a pointer can.
 */
export function currentFile(dir: string): string {
  const named = readPointer(join(dir, POINTER))
  return join(dir, named !== undefined && readdirSync(dir).includes(named) ? named : FIRST_FILE)
}

/** Makes `file` the replica atomically, even in case of a crash. */
export function setCurrentFile(dir: string, file: string): void {
  const next = join(dir, `${POINTER}.next`)
  writeFileSync(next, basename(file), { flush: true })
  renameSync(next, join(dir, POINTER))
}

/** Returns an unused name for another replica file, for example for a load of a new epoch. */
export function nextFile(dir: string, name: string): string {
  // A removed file may have left its log, which must not be taken for that of another.
  const taken = new Set(readdirSync(dir).map((left) => left.replace(/-(wal|shm)$/, '')))
  const stem = `replica-${name.replace(/[^\w-]/g, '').slice(0, 40) || 'next'}`
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? `${stem}.db` : `${stem}-${number}.db`
    if (!taken.has(file)) return join(dir, file)
  }
}

/** Removes what interrupted loads left behind. */
export function removeOtherFiles(dir: string, current: string): void {
  for (const name of readdirSync(dir)) {
    if (REPLICA_FILE.test(name) && name !== basename(current)) removeReplicaFile(join(dir, name))
  }
}

function readPointer(pointer: string): string | undefined {
  try {
    const name = readFileSync(pointer, 'utf8').trim()
    return REPLICA_FILE.test(name) ? name : undefined
  } catch {
    return undefined
  }
}
