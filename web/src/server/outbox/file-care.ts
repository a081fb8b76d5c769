import type { DatabaseSync } from 'node:sqlite'
import { type KeptRow, toRowSource } from './kept-rows.ts'
import { BUSY_MS, type Transactions } from './outbox-tables.ts'
import { createPacker } from './pack-file.ts'

const COLUMNS = ['id', 'brand', 'content_key', 'received_at', 'body', 'try_at', 'delivered_at', 'tries', 'body_crc']

/** With more free pages the file is shrunk; fewer are reused by the next forms. */
const MOST_FREE_PAGES = 2048

/** Pages that a form of 64 KB takes, with its index entries. */
const PAGES_OF_FORM = 20

const BUSY = [5, 6]
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && BUSY.includes(Number(error.errcode) & 0xff)

/** Maintains the file: its numbers, its room, its log, and rows taken over from other files. */
export function createFileCare(database: DatabaseSync, { maxPages, mark }: Transactions) {
  const prepare = (sql: string) => database.prepare(sql)
  /** Runs work without waiting for a lock: a process that holds it does the same work. */
  function withoutWaiting(work: () => void): void {
    database.exec('PRAGMA busy_timeout = 0')
    try {
      work()
    } catch (error) {
      if (!isBusy(error)) throw error
    } finally {
      database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    }
  }
  const places = COLUMNS.map(() => '?').join(', ')
  const copy = prepare(`INSERT OR IGNORE INTO submission (${COLUMNS.join(', ')}) VALUES (${places})`)
  return {
    /** Returns the number of the last form ever stored, and of the first that waits. */
    numbers(): { last: number; firstWaiting: number | undefined } {
      const seq = prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'submission'`).get()?.seq
      const first = prepare('SELECT min(number) AS first FROM submission WHERE delivered_at IS NULL').get()?.first
      return { last: Number(seq ?? 0), firstWaiting: first === null || first === undefined ? undefined : Number(first) }
    },
    /** Continues the numbers after this one: smaller ones were used already, even if their forms are lost. */
    goOnFrom: (number: number) =>
      mark(() => {
        database.exec(
          `INSERT INTO sqlite_sequence SELECT 'submission', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'submission')`,
        )
        prepare(`UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'submission'`).run(number)
      }),
    /** Tells whether the largest form would fit and the file can be written: a short form may fit where longer ones are refused. */
    hasRoom: () =>
      mark(() => {
        const pages = prepare(
          'SELECT page_count - freelist_count AS used FROM pragma_page_count, pragma_freelist_count',
        )
        return Number(pages.get()?.used) + Math.min(PAGES_OF_FORM, maxPages >> 2) <= maxPages
      }),
    pack: createPacker(database, { mark, withoutWaiting }),
    ...toRowSource(database),
    listRows: (): KeptRow[] => prepare('SELECT * FROM submission ORDER BY number').all(),
    /** Inserts rows of another file that this one lacks; returns how many. */
    takeRows: (rows: readonly KeptRow[]): number =>
      mark(() => {
        const values = rows.map((row) => COLUMNS.map((name) => row[name] ?? (name === 'tries' ? 0 : null)))
        return values.reduce((sum, row) => sum + Number(copy.run(...row).changes), 0)
      }),
    /** Moves everything from the log into the file itself, unless another process is busy with it: losing the log then loses no forms. */
    checkpoint: () => withoutWaiting(() => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()),
    /** Does the same, and returns the room of delivered forms to the disk. */
    tidy: () =>
      withoutWaiting(() => {
        const { free } = prepare('SELECT freelist_count AS free FROM pragma_freelist_count').get() ?? {}
        if (Number(free) > MOST_FREE_PAGES) database.exec('VACUUM')
        database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      }),
  }
}
