import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { CHECKSUM_TABLES } from './entry-checksum.ts'

/** SQLite application id, so that another program's file is never taken for a replica. */
const APPLICATION_ID = 0x4d454e47
/** Must be raised when the tables change: an older file is then set aside and everything is loaded again. */
const LAYOUT = 2

/**
 * `path_age` grows with every path assigned: if two entries claim one path for a moment (their changes came in
 * different batches), the later one has it. `title` and the table `listing` are derived from the body. `refused`
 * keeps what this version of the site could not read, for the next version.
 */
const TABLES = `
  CREATE TABLE entry (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, brand TEXT NOT NULL, locale TEXT NOT NULL, key TEXT NOT NULL,
    path TEXT, path_age INTEGER NOT NULL, title TEXT, body TEXT NOT NULL, changed TEXT,
    UNIQUE (kind, brand, locale, key));
  CREATE INDEX entry_path ON entry (brand, locale, path, path_age) WHERE path IS NOT NULL;
  CREATE TABLE listing (
    tag TEXT NOT NULL, sort TEXT NOT NULL, key TEXT NOT NULL, entry INTEGER NOT NULL,
    PRIMARY KEY (tag, sort, key, entry)) WITHOUT ROWID;
  CREATE INDEX listing_entry ON listing (entry);
  CREATE TABLE refused (
    kind TEXT NOT NULL, brand TEXT NOT NULL, locale TEXT NOT NULL, key TEXT NOT NULL, path TEXT, body TEXT NOT NULL,
    problem TEXT NOT NULL, PRIMARY KEY (kind, brand, locale, key));
  CREATE TABLE meta (
    one INTEGER PRIMARY KEY CHECK (one = 1), epoch TEXT NOT NULL, cursor TEXT NOT NULL, contract_version INTEGER NOT NULL,
    derived_version INTEGER NOT NULL);
`
/** Tables for other processes and for the CDN; see `batch-log.ts`. Numbers begin at the clock, so that those of another file never match. */
const LOG_TABLES = `
  CREATE TABLE IF NOT EXISTS batch (number INTEGER PRIMARY KEY, tags TEXT);
  CREATE TABLE IF NOT EXISTS purged (one INTEGER PRIMARY KEY CHECK (one = 1), number INTEGER NOT NULL);
  INSERT INTO batch SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER), NULL WHERE NOT EXISTS (SELECT 1 FROM batch);
`
/** The write-ahead log is truncated to this size when it starts over. */
const MAX_LOG_BYTES = 4 * 2 ** 20

const CORRUPT = 11
const NOT_A_DATABASE = 26

class NotAReplica extends Error {}

/**
 * Opens the file, or creates it. A damaged file or one of another program is renamed to `….set-aside-N` and a new one
 * begins; other failures (permissions, full disk) throw. A file that this process has been reading is not checked for
 * damage: for a large one that takes seconds, in which no request is answered.
 */
export function openReplicaFile(
  file: string,
  onSetAside: (aside: string, reason: string) => void,
  isTrusted = false,
): DatabaseSync {
  try {
    return openChecked(file, isTrusted)
  } catch (error) {
    if (!(error instanceof Error) || !isDamage(error)) throw error
    onSetAside(setAside(file), error.message)
    return openChecked(file)
  }
}

/** Opens the file for reading while another process writes it. */
export function openReplicaFileReadOnly(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  if (isReplica(db)) return db
  db.close()
  throw new NotAReplica(`${file} is not a replica of this version`)
}

/** Opens an empty replica, for a reader before anything was loaded. */
export function openNoReplica(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  db.exec(TABLES + LOG_TABLES)
  return db
}

/**
 * Moves the write-ahead log into the file when it has outgrown SQLite's automatic checkpoints. Readers on the newest
 * state prevent a complete checkpoint, so callers repeat this when readers have just moved.
 */
export function shortenLog(db: DatabaseSync, file: string): boolean {
  const size = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
  if (size <= 2 * MAX_LOG_BYTES) return false
  db.exec('PRAGMA wal_checkpoint(PASSIVE)')
  return true
}

/** Closes a file that may be damaged. */
export function closeAnyway(db: DatabaseSync): void {
  try {
    db.close()
  } catch {
    // The handle is released with the process.
  }
}

export function removeReplicaFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
}

/** Returns a column that is always text. */
export function toStoredText(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new Error('a text was expected in the replica')
}

export function textOrNull(value: SQLOutputValue | undefined): string | null {
  return value === null ? null : toStoredText(value)
}

export function integer(value: SQLOutputValue | undefined): number {
  if (typeof value === 'number') return value
  throw new Error('a number was expected in the replica')
}

/** Runs synchronous work in a transaction. */
export function inReplicaTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function openChecked(file: string, isTrusted = false): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 })
  try {
    // After a power cut the last batches may be lost together with their cursor, but never in part: the feed sends them again.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = ${MAX_LOG_BYTES}`)
    const empty = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n === 0
    if (empty) {
      inReplicaTransaction(db, () =>
        db.exec(`${TABLES} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT}`),
      )
    } else if (!isReplica(db)) {
      throw new NotAReplica('it is not a replica of this version')
    }
    const check = isTrusted ? 'ok' : db.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (check !== 'ok') throw new NotAReplica(`it is damaged: ${check}`)
    inReplicaTransaction(db, () => db.exec(LOG_TABLES + CHECKSUM_TABLES))
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function isReplica(db: DatabaseSync): boolean {
  const application = db.prepare('PRAGMA application_id').get()?.application_id
  const layout = db.prepare('PRAGMA user_version').get()?.user_version
  return application === APPLICATION_ID && layout === LAYOUT
}

function isDamage(error: Error): boolean {
  if (error instanceof NotAReplica) return true
  // The low byte of an extended result code is the primary code.
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
  return code === CORRUPT || code === NOT_A_DATABASE
}

function setAside(file: string): string {
  let number = 1
  while (existsSync(`${file}.set-aside-${number}`)) number += 1
  const aside = `${file}.set-aside-${number}`
  renameSync(file, aside)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${aside}${suffix}`)
  }
  return aside
}
