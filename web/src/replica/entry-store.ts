import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { EntryId, EntryKind } from '@menagerie/contract/entry'
import { findKind, parseEntryBody } from './check-change.ts'
import { createChecksumStore } from './entry-checksum.ts'
import type { Published } from './reader.ts'
import { integer, textOrNull, toStoredText } from './replica-file.ts'
import { toListings } from './to-listings.ts'
import { toEntryTitle } from './to-title.ts'

/** Must be raised when titles or lists are derived from bodies in another way: existing replicas then derive them again at start. */
export const DERIVED_VERSION = 8

/** Rows in memory at a time: the bodies of a large company are gigabytes. */
const AT_ONCE = 200

/** An entry as stored in the file; `body` is the JSON as received, including what only a newer site can read. */
export type StoredEntry = { path: string | null; body: string }
export type EntryStore = ReturnType<typeof createEntryStore>

/** Writes entries with their listings into a replica file. Must be called inside a transaction. */
export function createEntryStore(db: DatabaseSync) {
  const where = 'WHERE kind = ? AND brand = ? AND locale = ? AND key = ?'
  const select = db.prepare(`SELECT id, path, body FROM entry ${where}`)
  const insert = db.prepare(
    'INSERT INTO entry (kind, brand, locale, key, path, path_age, body, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const update = db.prepare('UPDATE entry SET body = ?, changed = ? WHERE id = ?')
  const move = db.prepare('UPDATE entry SET path = ?, path_age = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM entry WHERE id = ?')
  const entitle = db.prepare('UPDATE entry SET title = ? WHERE id = ?')
  const unlist = db.prepare('DELETE FROM listing WHERE entry = ?')
  const list = db.prepare('INSERT INTO listing (tag, sort, key, entry) VALUES (?, ?, ?, ?)')
  const checksums = createChecksumStore(db)
  const pathAge = db.prepare('SELECT max(path_age) AS age FROM entry')
  // Counted here and not per entry, so that the table is read only once.
  let age = Number(pathAge.get()?.age ?? 0)

  const findRow = (id: Identity) => select.get(id.kind, id.brand, id.locale, id.key)
  const derive = (row: number, entry: Published<EntryKind>) => {
    entitle.run(toEntryTitle(entry.kind, entry) ?? null, row)
    unlist.run(row)
    for (const { tag, sort, key } of toListings(entry.kind, entry)) list.run(tag, sort, key, row)
    checksums.seal(row)
  }

  return {
    find(id: Identity): StoredEntry | undefined {
      const row = findRow(id)
      return row && { path: textOrNull(row.path), body: toStoredText(row.body) }
    },
    put(entry: Published<EntryKind>, body: string): void {
      const row = findRow(entry)
      const path = entry.path ?? null
      if (!row) {
        age += 1
        const { kind, brand, locale, key } = entry
        const { lastInsertRowid } = insert.run(kind, brand, locale, key, path, age, body, entry.changed ?? null)
        derive(Number(lastInsertRowid), entry)
        return
      }
      const id = integer(row.id)
      update.run(body, entry.changed ?? null, id)
      if (row.path !== path) {
        age += 1
        move.run(path, age, id)
      }
      derive(id, entry)
    },
    remove(id: Identity): boolean {
      const row = findRow(id)
      if (!row) return false
      unlist.run(integer(row.id))
      remove.run(integer(row.id))
      return true
    },
    deriveAll(): void {
      db.exec('DELETE FROM listing')
      const next = db.prepare(`SELECT * FROM entry WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`)
      for (let [rows, last] = [next.all(0), 0]; rows.length > 0; rows = next.all(last)) {
        for (const row of rows) {
          const entry = toPublished(row)
          last = integer(row.id)
          if (entry) checksums.keep(last, () => derive(last, entry))
        }
      }
    },
  }
}

/** `EntryId` before its kind is known to be valid. */
export type Identity = Omit<EntryId, 'kind'> & { kind: string }

/** Returns a row of the table `entry` as an entry, or undefined when this version of the site cannot read it. */
export function toPublished(row: Record<string, SQLOutputValue>): Published<EntryKind> | undefined {
  const kind = findKind(toStoredText(row.kind))
  return kind && readEntry(kind, row)
}

/** Returns the same for a known kind, with its own type. */
export function readEntry<K extends EntryKind>(kind: K, row: Record<string, SQLOutputValue>): Published<K> | undefined {
  const body = parseEntryBody(kind, JSON.parse(toStoredText(row.body)))
  if (!body) return undefined
  const path = textOrNull(row.path)
  const changed = textOrNull(row.changed ?? null)
  return {
    kind,
    brand: toStoredText(row.brand),
    locale: toStoredText(row.locale),
    key: toStoredText(row.key),
    ...(path === null ? {} : { path }),
    ...(changed === null ? {} : { changed }),
    body,
  }
}
