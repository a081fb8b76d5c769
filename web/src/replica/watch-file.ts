import { closeSync, openSync, readSync, statSync } from 'node:fs'

const HEAD_BYTES = 100
const HEAD = 'SQLite format 3\0'

/** Codes of SQLite: a damaged page, no database at all, and a file that ends too early. */
const CORRUPT = 11
const NOT_A_DATABASE = 26
const SHORT_READ = 522

/** Whether an error of SQLite tells that its file is damaged. */
export function isFileDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  // The low byte of an extended result code is the plain one.
  return [CORRUPT, NOT_A_DATABASE].includes(error.errcode & 0xff) || error.errcode === SHORT_READ
}

/**
 * Looks at a replica file that is open, for what reading may not meet for long: memory answers most of it. Our files never
 * shrink and never change places. Returns what is wrong, from the first time on.
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
    // A fresh file has nothing before its log is brought in.
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
    /** Runs what reads the file, and keeps in mind what it met. */
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
