import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_CORRUPT and SQLITE_NOTADB, and a read that finds fewer bytes than expected. With any other error the file may be intact. */
const DAMAGES = [11, 26]
const SHORT_READ = 522
const WAIT_MS = 2_000

export function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error && 'errcode' in error)) return false
  const code = Number(error.errcode)
  return DAMAGES.includes(code & 0xff) || code === SHORT_READ
}

/**
 * Looks for damage in a file; `fault` is undefined for an intact one, or where there is no file yet. `last` is the
 * number of its last form. Throws for a file that another process keeps locked: it may be intact.
 */
export function findFault(file: string): { fault: string | undefined; last: number } {
  if (!existsSync(file) || statSync(file).size === 0) return { fault: undefined, last: 0 }
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: WAIT_MS })
    const [first] = database.prepare('PRAGMA quick_check(1)').all()
    const said = String(first?.quick_check)
    return said === 'ok' ? { fault: undefined, last: findLast(database) } : { fault: said, last: 0 }
  } catch (error) {
    if (!isDamage(error)) throw error
    return { fault: error.message, last: 0 }
  } finally {
    database?.close()
  }
}

/** Returns zero where a process has just begun to create the file. */
function findLast(database: DatabaseSync): number {
  const { tables } =
    database.prepare(`SELECT count(*) AS tables FROM sqlite_schema WHERE name = 'sqlite_sequence'`).get() ?? {}
  if (tables === 0) return 0
  return Number(database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'submission'`).get()?.seq ?? 0)
}

const MAGIC = 'SQLite format 3\0'
const HEAD_BYTES = 100

/**
 * Returns a cheap check of an open file's header: `damaged` when the header is not valid, `short` when the file is shorter than
 * the header says (unless another process is writing), else `good`. Keeps one handle for each file of that name: closing one
 * would release all locks of this process on the file, also SQLite's, and another process could then remove a log that is in use.
 */
export function openHeadReader(file: string): () => 'good' | 'short' | 'damaged' {
  const head = Buffer.alloc(HEAD_BYTES)
  let held: { handle: number; inode: bigint } | undefined
  function findHandle(): number {
    const { ino } = statSync(file, { bigint: true })
    if (held?.inode !== ino) {
      const handle = openSync(file, 'r')
      if (held !== undefined) closeSync(held.handle)
      held = { handle, inode: ino }
    }
    return held.handle
  }
  return () => {
    if (readSync(findHandle(), head, 0, HEAD_BYTES, 0) < HEAD_BYTES) return 'damaged'
    if (head.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'damaged'
    const pageBytes = head.readUInt16BE(16)
    return statSync(file).size < head.readUInt32BE(28) * (pageBytes === 1 ? 65_536 : pageBytes) ? 'short' : 'good'
  }
}
