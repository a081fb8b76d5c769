import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GENERATIONS } from './generation-files.ts'

/** Must be raised when tables change. Older files must then be converted here. */
const SCHEMA_VERSION = 1

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, sequence INTEGER NOT NULL DEFAULT 0,
    records INTEGER NOT NULL DEFAULT 0, bytes INTEGER NOT NULL DEFAULT 0, settings TEXT NOT NULL DEFAULT '{}',
    created TEXT NOT NULL, updated TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS records (
    position INTEGER PRIMARY KEY AUTOINCREMENT, index_id INTEGER NOT NULL, object_id TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (index_id, object_id));
  CREATE INDEX IF NOT EXISTS records_in_order ON records (index_id, position);
  CREATE TABLE IF NOT EXISTS extras (
    position INTEGER PRIMARY KEY AUTOINCREMENT, index_id INTEGER NOT NULL, kind TEXT NOT NULL, object_id TEXT NOT NULL,
    body TEXT NOT NULL, UNIQUE (index_id, kind, object_id));
  CREATE TRIGGER IF NOT EXISTS record_added AFTER INSERT ON records BEGIN
    UPDATE indexes SET records = records + 1, bytes = bytes + length(new.body) WHERE id = new.index_id; END;
  CREATE TRIGGER IF NOT EXISTS record_changed AFTER UPDATE ON records BEGIN
    UPDATE indexes SET bytes = bytes + length(new.body) - length(old.body) WHERE id = new.index_id; END;
  CREATE TRIGGER IF NOT EXISTS record_removed AFTER DELETE ON records BEGIN
    UPDATE indexes SET records = records - 1, bytes = bytes - length(old.body) WHERE id = old.index_id; END;
`

type OpenedDatabase = {
  database: DatabaseSync
  /** Where a damaged database file was set aside. */
  setAside: string | undefined
}

/**
 * Opens the database of all accepted writes. A damaged file is set aside under a name with the time, and a new one is
 * begun. Throws when another process has it open, or when a newer version wrote it.
 */
export function openSearchDatabase(dir: string, now: Date): OpenedDatabase {
  const file = join(dir, 'search.sqlite')
  const before = existsSync(file)
  try {
    return { database: open(file, before), setAside: undefined }
  } catch (error) {
    if (!before || !isDamage(error)) throw error
    const mark = `.damaged-${now.toISOString().replaceAll(':', '-')}`
    const aside = `${file}${mark}`
    for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end)
    // The built files contain the records too. Their names count from one, as those of the new database will, so they
    // must go as well.
    const built = join(dir, GENERATIONS)
    if (existsSync(built)) renameSync(built, built + mark)
    return { database: open(file, false), setAside: aside }
  }
}

function open(file: string, isOld: boolean): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    // Only one process may use the file. Committed data is on the disk, even if the process ends or the power fails.
    database.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL',
    )
    if (isOld) check(database)
    database.exec(`BEGIN IMMEDIATE; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`)
    return database
  } catch (error) {
    database.close()
    throw isLocked(error) ? new Error(`${file} is in use by another process: only one may serve it.`) : error
  }
}

class DamageError extends Error {}

function check(database: DatabaseSync): void {
  const verdict = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
  if (verdict !== 'ok') throw new DamageError(`The database is damaged: ${verdict}.`)
  const version = Object.values(database.prepare('PRAGMA user_version').get() ?? {})[0]
  if (Number(version) > SCHEMA_VERSION) throw new Error(`The database was written by a newer version (${version}).`)
}

const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  // The low byte is the kind of error, the higher bits say more about it.
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}

function isLocked(error: unknown): boolean {
  return codeOf(error) === SQLITE_BUSY
}

function isDamage(error: unknown): boolean {
  const code = codeOf(error)
  return error instanceof DamageError || code === SQLITE_CORRUPT || code === SQLITE_NOTADB
}
