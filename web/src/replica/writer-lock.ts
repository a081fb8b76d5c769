import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const BUSY = 5

type WriterLock = {
  /** True from then on for this process alone, until it releases the lock or ends, however it ends. */
  take(): boolean
  release(): void
}

/** Gives its holder the right to write the replica of a directory. The kernel frees it with its process, which a file with a number does not. */
export function openWriterLock(dir: string): WriterLock {
  mkdirSync(dir, { recursive: true })
  const db = new DatabaseSync(join(dir, 'writer.lock'))
  return {
    take() {
      if (db.isTransaction) return true
      try {
        // Nothing is ever written, so there is nothing to roll back.
        db.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
        return true
      } catch (error) {
        if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false
        throw error
      }
    },
    release: () => db.close(),
  }
}
