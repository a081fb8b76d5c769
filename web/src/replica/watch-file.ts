import { closeSync, openSync, readSync, statSync } from 'node:fs'

const HEAD_BYTES = 100
const HEAD = 'SQLite format 3\0'

/** SQLite codes for a damaged page, a file that is no database, and a file that ends too early. */
const CORRUPT = 11
const NOT_A_DATABASE = 26
const SHORT_READ = 522

/** Tells whether an error of SQLite means that its file is damaged. */
export function isFileDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  // The low byte of an extended result code is the primary code.
  return [CORRUPT, NOT_A_DATABASE].includes(error.errcode & 0xff) || error.errcode === SHORT_READ
}

/**
 * Checks an open replica file for damage that reads may not notice for long, as most are answered from memory. The
 * site's files never shrink or move. Once found, the damage is returned by every call.
 */
export function watchFile(file: string) {
  const first = statSync(file, { throwIfNoEntry: false })
  let bytes = first?.size ?? 0
  let damage: string | undefined

  function find(): string | undefined {
    const now = statSync(file, { throwIfNoEntry: false })
    if (now === undefined || now.ino !== first?.ino) return 'its file was taken away'
    if (now.size < bytes) return `its file was cut from ${bytes} to ${now.size} bytes`
    bytes = now.size
    // A new file is empty until its log is checkpointed.
    return bytes > 0 && !hasHead(file) ? 'its file was overwritten' : undefined
  }

  return {
    look(): string | undefined {
      damage ??= find()
      return damage
    },
    note(found: string): void {
      damage ??= found
    },
    /** Runs code that reads the file, and records damage that it meets. */
    guard<T>(read: () => T): T {
      try {
        return read()
      } catch (error) {
        if (isFileDamage(error)) damage ??= error instanceof Error ? error.message : String(error)
        throw error
      }
    },
  }
}

export type WatchedFile = ReturnType<typeof watchFile>

function hasHead(file: string): boolean {
  const head = Buffer.alloc(HEAD_BYTES)
  const opened = openSync(file, 'r')
  try {
    return readSync(opened, head, 0, HEAD_BYTES, 0) === HEAD_BYTES && head.toString('latin1', 0, HEAD.length) === HEAD
  } finally {
    closeSync(opened)
  }
}
