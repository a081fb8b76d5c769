import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrandKey } from '@menagerie/brands/brand-locale'
import { SUBMISSIONS_AT_ONCE, type Submission } from '@menagerie/contract/submissions'
import type { Accepted } from '../../platform/outbox.ts'

/** Marks our files, as in `replica-file.ts`. */
const APPLICATION_ID = 0x4d454f42
/** How long one process waits for another that writes. */
const BUSY_MS = 2_000
const MB = 2 ** 20
const PAGE_BYTES = 4096

/**
 * `body` is emptied as soon as the studio has it; the row stays for a day, so that the same content is known again. `try_at` puts
 * off a row that the studio cannot take; all others go in the order in which they came.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS submission (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, brand TEXT NOT NULL, content_key TEXT NOT NULL, received_at INTEGER NOT NULL,
    body TEXT, try_at INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER);
  CREATE INDEX IF NOT EXISTS submission_content ON submission (content_key, received_at);
  CREATE INDEX IF NOT EXISTS submission_waiting ON submission (number) WHERE delivered_at IS NULL;
  CREATE TABLE IF NOT EXISTS lease (one INTEGER PRIMARY KEY CHECK (one = 1), owner TEXT NOT NULL, until INTEGER NOT NULL);
`

export type NewRow = { brand: BrandKey; submission: Submission; contentKey: string; sameForMs: number }
export type WaitingRow = { id: string; brand: string; body: string }
export type OutboxFile = ReturnType<typeof openOutboxFile>

/** The file that all processes of a site share. Every commit reaches the disk before it is answered. Throws what SQLite throws. */
export function openOutboxFile(file: string, { maxMb = 1024 }: { maxMb?: number } = {}) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;`)
  database.exec(
    `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA max_page_count = ${Math.ceil((maxMb * MB) / PAGE_BYTES)};`,
  )
  database.exec(TABLES)
  const known = database.prepare('SELECT 1 FROM submission WHERE content_key = ? AND received_at > ?')
  const insert = database.prepare(
    'INSERT INTO submission (id, brand, content_key, received_at, body) VALUES (?, ?, ?, ?, ?)',
  )
  const oldest = database.prepare(
    `SELECT id, brand, body FROM submission WHERE delivered_at IS NULL AND try_at <= ? ORDER BY number LIMIT ${SUBMISSIONS_AT_ONCE}`,
  )
  const setDelivered = database.prepare('UPDATE submission SET delivered_at = ?, body = NULL WHERE id = ?')
  const setTryAt = database.prepare('UPDATE submission SET try_at = ? WHERE id = ?')
  const forget = database.prepare('DELETE FROM submission WHERE delivered_at < ?')
  const count = database.prepare('SELECT count(*) AS waiting FROM submission WHERE delivered_at IS NULL')
  const takeLease = database.prepare(
    `INSERT INTO lease VALUES (1, :owner, :until) ON CONFLICT (one) DO UPDATE SET owner = :owner, until = :until
     WHERE lease.owner = :owner OR lease.until < :now`,
  )

  const giveBack = database.prepare('UPDATE lease SET until = 0 WHERE owner = ?')

  function store({ brand, submission, contentKey, sameForMs }: NewRow): Accepted {
    const receivedAt = Date.parse(submission.receivedAt)
    if (known.get(contentKey, receivedAt - sameForMs) !== undefined) return 'repeated'
    insert.run(submission.id, brand, contentKey, receivedAt, JSON.stringify(submission))
    return 'stored'
  }

  return {
    /** All or none: one trip to the disk for all that have come meanwhile. */
    accept(rows: readonly NewRow[]): Accepted[] {
      database.exec('BEGIN IMMEDIATE')
      try {
        const accepted = rows.map(store)
        database.exec('COMMIT')
        return accepted
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    /** The oldest that wait, as far as they are of one brand. */
    findOldest(now: number): WaitingRow[] {
      const rows = oldest
        .all(now)
        .map(({ id, brand, body }) => ({ id: String(id), brand: String(brand), body: String(body) }))
      const other = rows.findIndex(({ brand }) => brand !== rows[0]?.brand)
      return other === -1 ? rows : rows.slice(0, other)
    },
    /** Gives the lease back, too: in the same trip to the disk. */
    delivered(ids: readonly string[], owner: string, now: number): void {
      database.exec('BEGIN IMMEDIATE')
      for (const id of ids) setDelivered.run(now, id)
      giveBack.run(owner)
      database.exec('COMMIT')
    },
    postpone: (id: string, until: number) => void setTryAt.run(until, id),
    /** Whether this one delivers until then; one process does at a time. */
    lease: (owner: string, now: number, until: number) => takeLease.run({ owner, until, now }).changes === 1,
    giveBackLease: (owner: string) => void giveBack.run(owner),
    forgetDelivered: (before: number) => void forget.run(before),
    waiting: () => Number(count.get()?.waiting),
    close: () => database.close(),
  }
}
