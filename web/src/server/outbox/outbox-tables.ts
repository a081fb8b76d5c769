import { DatabaseSync } from 'node:sqlite'

/** SQLite application id that marks the site's files, as in `replica-file.ts`. */
const APPLICATION_ID = 0x4d454f42
/** How long one process waits for another that writes. */
export const BUSY_MS = 2_000
const MB = 2 ** 20
const PAGE_BYTES = 4096
/** Pages above the limit for marks and leases only: without them a full file could never record what is delivered. */
const ROOM_PAGES = 1024

/**
 * `body` is emptied as soon as the studio has it; the row stays for a day, to recognize the same content. `try_at` postpones a row that
 * the studio cannot take, `tries` counts that; `strikes` counts how often the studio broke off on it. All others are sent in order of arrival. Each brand has a lease.
 * `body_crc` is the checksum of a waiting form (`form-checksum.ts`).
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS submission (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, brand TEXT NOT NULL, content_key TEXT NOT NULL, received_at INTEGER NOT NULL,
    body TEXT, try_at INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER, tries INTEGER NOT NULL DEFAULT 0,
    strikes INTEGER NOT NULL DEFAULT 0, body_crc INTEGER);
  CREATE INDEX IF NOT EXISTS submission_content ON submission (content_key, received_at);
  CREATE INDEX IF NOT EXISTS submission_waiting ON submission (number) WHERE delivered_at IS NULL;
  CREATE INDEX IF NOT EXISTS submission_lane ON submission (brand, number) WHERE delivered_at IS NULL;
  CREATE TABLE IF NOT EXISTS lane (brand TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL);
`

/** Opens the file and creates missing tables and columns. Throws SQLite's errors. */
export function openTables(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
  database.exec(`PRAGMA application_id = ${APPLICATION_ID};`)
  database.exec(TABLES)
  // Tables of earlier versions lack some columns.
  const columns = new Set(
    database
      .prepare(`SELECT name FROM pragma_table_info('submission')`)
      .all()
      .map(({ name }) => name),
  )
  const added = { tries: 'INTEGER NOT NULL DEFAULT 0', strikes: 'INTEGER NOT NULL DEFAULT 0', body_crc: 'INTEGER' }
  for (const [name, type] of Object.entries(added))
    if (!columns.has(name)) database.exec(`ALTER TABLE submission ADD COLUMN ${name} ${type}`)
  return database
}

export type Transactions = ReturnType<typeof createTransactions>

export function createTransactions(database: DatabaseSync, maxMb: number) {
  const maxPages = Math.ceil((maxMb * MB) / PAGE_BYTES)
  function run<T>(pages: number, work: () => T): T {
    database.exec(`PRAGMA max_page_count = ${pages}; BEGIN IMMEDIATE`)
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
  return {
    maxPages,
    /** Runs work within the limit of the file. */
    add: <T>(work: () => T): T => run(maxPages, work),
    /** Runs work that may also use the room reserved for marks. */
    mark: <T>(work: () => T): T => run(maxPages + ROOM_PAGES, work),
  }
}
