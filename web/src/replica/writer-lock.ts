import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const BUSY = 5

type WriterLock = {
  /** Returns true when this process has the lock, which it keeps until it releases it or ends, in whatever way. */
  take(): boolean
  release(): void
}

/** The exclusive right to write the replica of a directory. The kernel releases it when the process ends, unlike a file with a process id. */
export function openWriterLock(dir: string): WriterLock {
  mkdirSync(dir, { recursive: true })
  const db = new DatabaseSync(join(dir, 'writer.lock'))
  return {
    take() {
      if (db.isTransaction) return true
      try {
        // Nothing is ever written, so no journal is needed.
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
