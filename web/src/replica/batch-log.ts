import type { DatabaseSync } from 'node:sqlite'
import { integer, textOrNull } from './replica-file.ts'

/** What to drop: everything that read one of the tags, or everything. */
export type Dropped = ReadonlySet<string> | 'all'

/** Batches that a process may miss and still drop exactly what they changed. */
const KEPT_BATCHES = 256
/** A batch with more tags is recorded as a change of everything. */
export const MAX_TAGS = 20_000

export type BatchLog = ReturnType<typeof createBatchLog>

/**
 * Records the changes of each batch in the file, in the batch's own transaction, so that a reader of the file's state also reads
 * how it came about. Numbers grow by one with each batch, also in the file of a new epoch, and are never reused.
 */
export function createBatchLog(db: DatabaseSync) {
  const selectLast = db.prepare('SELECT max(number) AS last FROM batch')
  const selectBetween = db.prepare('SELECT tags FROM batch WHERE number > ? AND number <= ?')
  const insert = db.prepare('INSERT INTO batch (number, tags) VALUES (?, ?)')
  const trim = db.prepare('DELETE FROM batch WHERE number <= ?')
  const selectPurged = db.prepare('SELECT number FROM purged')
  const keepPurged = db.prepare('INSERT OR REPLACE INTO purged VALUES (1, ?)')

  const last = () => Number(selectLast.get()?.last ?? 0)
  const write = (number: number, dropped: Dropped) => {
    const isShort = dropped !== 'all' && dropped.size <= MAX_TAGS
    insert.run(number, isShort ? JSON.stringify([...dropped]) : null)
    trim.run(number - KEPT_BATCHES)
  }

  return {
    last,
    /** Must be called inside a transaction. */
    note(dropped: Dropped): void {
      write(last() + 1, dropped)
    },
    /** Continues the numbers of a file that this one replaces. */
    continueFrom(before: { last(): number; purged(): number | undefined }, dropped: Dropped): void {
      db.exec('DELETE FROM batch')
      write(before.last() + 1, dropped)
      const purged = before.purged()
      if (purged !== undefined) keepPurged.run(purged)
    },
    /** Returns all that changed after one batch up to another; undefined if nothing did. */
    between(after: number, upTo: number): Dropped | undefined {
      if (after === upTo) return undefined
      const batches = selectBetween.all(after, upTo).map((row) => readTags(textOrNull(row.tags)))
      if (batches.length !== upTo - after) return 'all'
      return batches.reduce(joinDropped)
    },
    /** Returns the last batch that was purged from a CDN. */
    purged(): number | undefined {
      const row = selectPurged.get()
      return row && integer(row.number)
    },
    notePurged(number: number): void {
      keepPurged.run(number)
    },
  }
}

export function joinDropped(one: Dropped, other: Dropped): Dropped {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])
}

function readTags(tags: string | null): Dropped {
  if (tags === null) return 'all'
  const read: unknown = JSON.parse(tags)
  return Array.isArray(read) ? new Set(read.map(String)) : 'all'
}
