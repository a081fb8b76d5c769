import { mkdirSync } from 'node:fs'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SearchRecord } from '../port/search-record.ts'
import { type IndexRow, indexRowSchema } from './index-row.ts'
import { openSearchDatabase } from './open-database.ts'

export type ExtraKind = 'synonym' | 'rule'
type StoredRecord = { position: number; record: SearchRecord }
type Extra = { readonly objectID: string }

/**
 * Store of all accepted data, on the disk. All calls are synchronous. Callers must put changes into a `transaction`,
 * which is on the disk when it returns, and changes nothing when it throws.
 */
export class SearchStore {
  readonly dir: string
  /** Where a damaged file was set aside at the start. */
  readonly setAside: string | undefined
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()

  constructor(dir: string, now: () => Date = () => new Date()) {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const { database, setAside } = openSearchDatabase(dir, now())
    this.dir = dir
    this.setAside = setAside
    this.#database = database
    this.#now = now
  }
  readonly #now: () => Date

  close(): void {
    this.#database.close()
  }

  transaction<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#database.exec('COMMIT')
      return result
    } catch (error) {
      // After some errors SQLite has rolled back by itself. Another error here would hide the first one.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  indexes(): IndexRow[] {
    return this.#statement('SELECT * FROM indexes ORDER BY name')
      .all()
      .map((row) => indexRowSchema.parse(row))
  }

  find(name: string): IndexRow | undefined {
    const row = this.#statement('SELECT * FROM indexes WHERE name = ?').get(name)
    return row === undefined ? undefined : indexRowSchema.parse(row)
  }

  /** Returns records behind `after`, in the order in which they were first added. */
  records(index: number, after: number, limit: number): StoredRecord[] {
    const sql = 'SELECT position, body FROM records WHERE index_id = ? AND position > ? ORDER BY position LIMIT ?'
    return this.#statement(sql)
      .all(index, after, limit)
      .map(({ position, body }) => ({ position: Number(position), record: toRecord(body) }))
  }

  record(index: number, id: string): SearchRecord | undefined {
    const row = this.#statement('SELECT body FROM records WHERE index_id = ? AND object_id = ?').get(index, id)
    return row === undefined ? undefined : toRecord(row.body)
  }

  /** Returns synonyms or rules as JSON values, in the order in which they were first added. */
  extras(index: number, kind: ExtraKind): unknown[] {
    const rows = this.#statement('SELECT body FROM extras WHERE index_id = ? AND kind = ? ORDER BY position').all(
      index,
      kind,
    )
    return rows.map(({ body }): unknown => JSON.parse(String(body)))
  }

  // The methods from here on change the store.

  ensure(name: string): IndexRow {
    const now = this.#now().toISOString()
    this.#run('INSERT INTO indexes (name, created, updated) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', name, now, now)
    const row = this.find(name)
    if (row === undefined) throw new Error(`The index ${name} could not be made.`)
    return row
  }

  /** Starts a new state of an index. Files of former states no longer count. */
  touch(name: string): void {
    const now = this.#now().toISOString()
    this.#run('UPDATE indexes SET sequence = sequence + 1, updated = ? WHERE name = ?', now, name)
  }

  put(index: number, record: SearchRecord): void {
    const sql = `INSERT INTO records (index_id, object_id, body) VALUES (?, ?, ?)
      ON CONFLICT (index_id, object_id) DO UPDATE SET body = excluded.body`
    this.#run(sql, index, record.objectID, JSON.stringify(record))
  }

  remove(index: number, id: string): boolean {
    return this.#run('DELETE FROM records WHERE index_id = ? AND object_id = ?', index, id) > 0
  }

  clear(index: number): void {
    this.#run('DELETE FROM records WHERE index_id = ?', index)
  }

  drop(index: number): void {
    this.clear(index)
    this.#run('DELETE FROM extras WHERE index_id = ?', index)
    this.#run('DELETE FROM indexes WHERE id = ?', index)
  }

  rename(index: number, to: string): void {
    this.#run('UPDATE indexes SET name = ? WHERE id = ?', to, index)
  }

  setSettings(index: number, settings: object): void {
    this.#run('UPDATE indexes SET settings = ? WHERE id = ?', JSON.stringify(settings), index)
  }

  putExtra(index: number, kind: ExtraKind, extra: Extra): void {
    const sql = `INSERT INTO extras (index_id, kind, object_id, body) VALUES (?, ?, ?, ?)
      ON CONFLICT (index_id, kind, object_id) DO UPDATE SET body = excluded.body`
    this.#run(sql, index, kind, extra.objectID, JSON.stringify(extra))
  }

  removeExtra(index: number, kind: ExtraKind, id: string): boolean {
    return this.#run('DELETE FROM extras WHERE index_id = ? AND kind = ? AND object_id = ?', index, kind, id) > 0
  }

  clearExtras(index: number, kind: ExtraKind): void {
    this.#run('DELETE FROM extras WHERE index_id = ? AND kind = ?', index, kind)
  }

  copyRecords(from: number, to: number): void {
    const sql = `INSERT INTO records (index_id, object_id, body)
      SELECT ?, object_id, body FROM records WHERE index_id = ? ORDER BY position`
    this.#run(sql, to, from)
  }

  copyExtras(from: number, to: number, kind: ExtraKind): void {
    const sql = `INSERT INTO extras (index_id, kind, object_id, body)
      SELECT ?, kind, object_id, body FROM extras WHERE index_id = ? AND kind = ? ORDER BY position`
    this.#run(sql, to, from, kind)
  }

  /** Returns the number of a new task. No number is used twice. */
  nextTask(): number {
    this.#run(`INSERT INTO counters VALUES ('task', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1`)
    return this.lastTask()
  }

  lastTask(): number {
    return Number(this.#statement(`SELECT value FROM counters WHERE name = 'task'`).get()?.value ?? 0)
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }

  #statement(sql: string) {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const made = this.#database.prepare(sql)
    this.#statements.set(sql, made)
    return made
  }
}

function toRecord(body: unknown): SearchRecord {
  const value: unknown = JSON.parse(String(body))
  if (isRecord(value)) return value
  throw new Error('A stored record is not one.')
}

function isRecord(value: unknown): value is SearchRecord {
  return typeof value === 'object' && value !== null && 'objectID' in value && typeof value.objectID === 'string'
}

/** Opens a store (see `SearchStore`). It creates `dir` when it does not exist. */
export function openSearchStore(dir: string, now?: () => Date): SearchStore {
  return new SearchStore(dir, now)
}
