import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Changes } from '@menagerie/contract/feed'
import type { Dropped } from './batch-log.ts'
import { toPublished } from './entry-store.ts'
import type { Loss } from './load-guard.ts'
import { textOrNull } from './replica-file.ts'
import type { Alarm, TakeIn } from './take-in.ts'
import { findChangedTags, toDependencies } from './to-dependencies.ts'

/** A replica being loaded from the start beside the one in use. */
export type FullLoad = {
  add(changes: Changes): Promise<void>
  /** Hashes of the originals that its pictures, leaflets and films name. */
  mediaHashes(): readonly string[]
  /** What is shown now and is not in it. */
  loss(): Loss
  /** Makes it the one in use; returns the tags under which readers see something else now, or all where that cannot be told. */
  finish(): Dropped
  abandon(): void
}

/** Entries written between two turns of the event loop: a load never holds up the requests being served meanwhile. */
const SLICE = 100

export async function takeInSlices(takeIn: TakeIn, changes: Changes): Promise<Alarm[]> {
  const alarms: Alarm[] = []
  for (let start = 0; start < changes.changes.length || start === 0; start += SLICE) {
    alarms.push(...takeIn.take({ ...changes, changes: changes.changes.slice(start, start + SLICE) }).alarms)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return alarms
}

/** Compares two replica files entry by entry; only entries that differ are parsed. */
export function compareFiles(db: DatabaseSync, oldFile: string): ReadonlySet<string> {
  db.prepare('ATTACH ? AS old').run(oldFile)
  try {
    const tags = new Set<string>()
    const compare = (before?: EntryRow, after?: EntryRow) => {
      const [old, now] = [before, after].map((row) => toDependencies(row && toPublished(row)))
      if (old && now) for (const tag of findChangedTags(old, now)) tags.add(tag)
    }
    for (const row of db.prepare(CHANGED).iterate()) {
      compare(
        row.old_body === null ? undefined : { ...row, path: textOrNull(row.old_path), body: row.old_body ?? '' },
        row,
      )
    }
    for (const row of db.prepare(GONE).iterate()) compare(row, undefined)
    return tags
  } finally {
    db.exec('DETACH old')
  }
}

export function countLoss(db: DatabaseSync, oldFile: string): Loss {
  db.prepare('ATTACH ? AS old').run(oldFile)
  try {
    const of = Number(db.prepare('SELECT count(*) AS n FROM old.entry').get()?.n)
    return { of, lost: Number(db.prepare(`SELECT count(*) AS n FROM (${GONE})`).get()?.n) }
  } finally {
    db.exec('DETACH old')
  }
}

type EntryRow = Record<string, SQLOutputValue>

const SAME_ENTRY = 'a.kind = b.kind AND a.brand = b.brand AND a.locale = b.locale AND a.key = b.key'
const CHANGED = `SELECT a.*, b.path AS old_path, b.body AS old_body FROM main.entry a LEFT JOIN old.entry b ON ${SAME_ENTRY}
  WHERE b.id IS NULL OR a.body <> b.body OR a.path IS NOT b.path`
const GONE = `SELECT a.* FROM old.entry a LEFT JOIN main.entry b ON ${SAME_ENTRY} WHERE b.id IS NULL`
