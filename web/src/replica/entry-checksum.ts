import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'

/** All that a page shows of an entry, and by which it is found. */
const SHOWN = ['kind', 'brand', 'locale', 'key', `ifnull(path, '')`, `ifnull(changed, '')`, `ifnull(title, '')`, 'body']
const TEXT = SHOWN.join(' || char(10) || ')

/**
 * Checksums of entries, in a table of their own, so that versions before open the file. They know nothing of it: what they write takes the
 * checksum away, and an entry without one is taken for good.
 */
export const CHECKSUM_TABLES = `
  CREATE TABLE IF NOT EXISTS checksum (entry INTEGER PRIMARY KEY, crc INTEGER NOT NULL);
  CREATE TRIGGER IF NOT EXISTS checksum_changed AFTER UPDATE ON entry BEGIN
    DELETE FROM checksum WHERE entry = OLD.id;
  END;
  CREATE TRIGGER IF NOT EXISTS checksum_removed AFTER DELETE ON entry BEGIN
    DELETE FROM checksum WHERE entry = OLD.id;
  END;
`

/** Entries with what their checksums are made of, in the order of the file. */
export const CHECKED_ENTRIES = `
  SELECT kind || ' ' || brand || '/' || locale || '/' || key AS name, ${TEXT} AS text, crc
  FROM checksum JOIN entry ON entry.id = checksum.entry`

/** No checksum of a text. */
const NEVER_RIGHT = -1

/** Writes checksums into a replica file that `openReplicaFile` has opened. */
export function createChecksumStore(db: DatabaseSync) {
  const read = db.prepare(`SELECT ${TEXT} AS text, crc FROM entry LEFT JOIN checksum ON entry = id WHERE id = ?`)
  const write = db.prepare('INSERT OR REPLACE INTO checksum VALUES (?, ?)')
  const find = (row: number) => {
    const { text = '', crc = null } = read.get(row) ?? {}
    return { right: crc32(String(text)), crc }
  }
  return {
    /** After the last change of an entry. */
    seal: (row: number) => void write.run(row, find(row).right),
    /** Changes an entry that is as it was; one that a disk has changed is not taken for good by it. */
    keep(row: number, change: () => void): void {
      const { right, crc } = find(row)
      change()
      if (crc !== null && crc !== right) write.run(row, NEVER_RIGHT)
    },
  }
}
