import type { DatabaseSync } from 'node:sqlite'
import { type KeptRow, toRowSource } from './kept-rows.ts'
import { BUSY_MS, type Transactions } from './outbox-tables.ts'
import { createPacker } from './pack-file.ts'

const COLUMNS = ['id', 'brand', 'content_key', 'received_at', 'body', 'try_at', 'delivered_at', 'tries', 'body_crc']

/** More room than this is given back; less is used again by the next forms. */
const MOST_FREE_PAGES = 2048

/** What a form of 64 KB takes, with its places in the indexes. */
const PAGES_OF_FORM = 20

const BUSY = [5, 6]
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && BUSY.includes(Number(error.errcode) & 0xff)

/** What keeps the file good: its numbers, its room, its log, and rows of other files. */
export function createFileCare(database: DatabaseSync, { maxPages, mark }: Transactions) {
  const prepare = (sql: string) => database.prepare(sql)
  /** Another process may be at it: it will come to the same end. */
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
    /** The number of the last form that ever came, and of the first that waits. */
    numbers(): { last: number; firstWaiting: number | undefined } {
      const seq = prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'submission'`).get()?.seq
      const first = prepare('SELECT min(number) AS first FROM submission WHERE delivered_at IS NULL').get()?.first
      return { last: Number(seq ?? 0), firstWaiting: first === null || first === undefined ? undefined : Number(first) }
    },
    /** Numbers go on from there: those before were given out, wherever their forms are. */
    goOnFrom: (number: number) =>
      mark(() => {
        database.exec(
          `INSERT INTO sqlite_sequence SELECT 'submission', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'submission')`,
        )
        prepare(`UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'submission'`).run(number)
      }),
    /** Whether the largest form would find room, and the file lets itself be written: a short one may fit where others are refused. */
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
    /** Rows of another file, as far as this one does not have them; returns how many. */
    takeRows: (rows: readonly KeptRow[]): number =>
      mark(() => {
        const values = rows.map((row) => COLUMNS.map((name) => row[name] ?? (name === 'tries' ? 0 : null)))
        return values.reduce((sum, row) => sum + Number(copy.run(...row).changes), 0)
      }),
    /** Everything goes from the log into the file itself, as far as no other process is in the way: a log that gets lost takes nothing along. */
    checkpoint: () => withoutWaiting(() => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()),
    /** The same, and what delivered forms have left behind goes back to the disk. */
    tidy: () =>
      withoutWaiting(() => {
        const { free } = prepare('SELECT freelist_count AS free FROM pragma_freelist_count').get() ?? {}
        if (Number(free) > MOST_FREE_PAGES) database.exec('VACUUM')
        database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      }),
  }
}
