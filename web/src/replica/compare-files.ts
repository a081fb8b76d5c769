import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { type Dropped, MAX_TAGS } from './batch-log.ts'
import { toPublished } from './entry-store.ts'
import type { Loss } from './load-guard.ts'
import { integer, textOrNull } from './replica-file.ts'
import { findChangedTags, toDependencies } from './to-dependencies.ts'

/** Entries compared between two turns of the event loop: requests are served while a million are compared. */
const SLICE = 200

type EntryRow = Record<string, SQLOutputValue>
type Range = readonly [after: number, last: number]

/**
 * Compares two replica files entry by entry; parses only entries that differ. Returns the tags of what readers see
 * differently, or 'all' where there are too many.
 */
export function compareFiles(db: DatabaseSync, oldFile: string): Promise<Dropped> {
  return besideOld(db, oldFile, async () => {
    if (countOld(db) === 0) return 'all'
    const [changed, gone] = [db.prepare(CHANGED), db.prepare(GONE)]
    const tags = new Set<string>()
    const compare = (before?: EntryRow, after?: EntryRow) => {
      const [old, now] = [before, after].map((row) => toDependencies(row && toPublished(row)))
      if (old && now) for (const tag of findChangedTags(old, now)) tags.add(tag)
    }
    for await (const range of toSlices(db, 'main')) {
      for (const row of changed.all(...range)) compare(toOldRow(row), row)
      if (tags.size > MAX_TAGS) return 'all'
    }
    for await (const range of toSlices(db, 'old')) {
      for (const row of gone.all(...range)) compare(row, undefined)
      if (tags.size > MAX_TAGS) return 'all'
    }
    return tags
  })
}

export function countLoss(db: DatabaseSync, oldFile: string): Promise<Loss> {
  return besideOld(db, oldFile, async () => {
    const gone = db.prepare(`SELECT count(*) AS n FROM (${GONE})`)
    let lost = 0
    for await (const range of toSlices(db, 'old')) lost += Number(gone.get(...range)?.n)
    return { of: countOld(db), lost }
  })
}

async function besideOld<Found>(db: DatabaseSync, oldFile: string, find: () => Promise<Found>): Promise<Found> {
  db.prepare('ATTACH ? AS old').run(oldFile)
  try {
    return await find()
  } finally {
    db.exec('DETACH old')
  }
}

const countOld = (db: DatabaseSync): number => Number(db.prepare('SELECT count(*) AS n FROM old.entry').get()?.n)

/** Yields ranges of ids with `SLICE` entries each, every one in a new turn of the event loop. */
async function* toSlices(db: DatabaseSync, name: 'main' | 'old'): AsyncGenerator<Range> {
  const findLast = db.prepare(
    `SELECT max(id) AS last FROM (SELECT id FROM ${name}.entry WHERE id > ? ORDER BY id LIMIT ${SLICE})`,
  )
  for (let after = 0; ; ) {
    const last = findLast.get(after)?.last ?? null
    if (last === null) return
    yield [after, integer(last)]
    after = integer(last)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const toOldRow = (row: EntryRow): EntryRow | undefined =>
  row.old_body === null ? undefined : { ...row, path: textOrNull(row.old_path ?? null), body: row.old_body ?? '' }

const SAME_ENTRY = 'a.kind = b.kind AND a.brand = b.brand AND a.locale = b.locale AND a.key = b.key'
const CHANGED = `SELECT a.*, b.path AS old_path, b.body AS old_body FROM main.entry a LEFT JOIN old.entry b ON ${SAME_ENTRY}
  WHERE a.id > ? AND a.id <= ? AND (b.id IS NULL OR a.body <> b.body OR a.path IS NOT b.path)`
const GONE = `SELECT a.* FROM old.entry a LEFT JOIN main.entry b ON ${SAME_ENTRY} WHERE a.id > ? AND a.id <= ? AND b.id IS NULL`
