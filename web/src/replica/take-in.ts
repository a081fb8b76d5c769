import type { DatabaseSync } from 'node:sqlite'
import { type Changes, CONTRACT_VERSION, type FeedChange } from '@menagerie/contract/feed'
import type { BatchLog } from './batch-log.ts'
import { checkChange, type ValidateBlocks } from './check-change.ts'
import { createEntryStore, DERIVED_VERSION, type Identity, type StoredEntry, toPublished } from './entry-store.ts'
import { inReplicaTransaction, textOrNull, toStoredText } from './replica-file.ts'
import { findChangedTags, toDependencies } from './to-dependencies.ts'

/** A published body that this site could not accept. The entry's last good state stays on the pages. */
export type Alarm = { entry: string; problem: string }

type TakenIn = { tags: ReadonlySet<string>; alarms: readonly Alarm[] }

type TakeInOptions = {
  validateBlocks: ValidateBlocks
  /** Returns the last good state of a refused entry that this file lacks: a load of a new epoch reads it from the old file. */
  lastGood?: (id: Identity) => StoredEntry | undefined
  /** Batch log of a file that other processes read. */
  batches?: Pick<BatchLog, 'note'>
}

/** The only writer of a replica file. */
export function createTakeIn(db: DatabaseSync, { validateBlocks, lastGood, batches }: TakeInOptions) {
  const entries = createEntryStore(db)
  const refuse = db.prepare('INSERT OR REPLACE INTO refused VALUES (?, ?, ?, ?, ?, ?, ?)')
  const unrefuse = db.prepare('DELETE FROM refused WHERE kind = ? AND brand = ? AND locale = ? AND key = ?')
  const keepPlace = db.prepare('INSERT OR REPLACE INTO meta VALUES (1, ?, ?, ?, ?)')

  function takeChange(change: FeedChange, tags: Set<string>, alarms: Alarm[]): void {
    const { kind, brand, locale, key, path } = change
    const body = JSON.stringify(change.body ?? null)
    const stored = entries.find(change)
    if (!change.deleted && stored?.path === path && stored.body === body) {
      unrefuse.run(kind, brand, locale, key)
      return
    }
    const checked = change.deleted ? { entry: undefined } : checkChange(change, validateBlocks)
    if ('problem' in checked) {
      refuse.run(kind, brand, locale, key, path, body, checked.problem)
      alarms.push({ entry: `${kind}:${brand}/${locale}/${key}`, problem: checked.problem })
      if (!stored) restore(change)
      return
    }
    unrefuse.run(kind, brand, locale, key)
    const before = toDependencies(stored && toPublished({ ...identity(change), ...stored }))
    for (const tag of findChangedTags(before, toDependencies(checked.entry))) tags.add(tag)
    if (checked.entry) entries.put(checked.entry, body)
    else entries.remove(change)
  }

  function restore(change: FeedChange): void {
    const good = lastGood?.(change)
    const entry = good && toPublished({ ...identity(change), ...good })
    if (good && entry) entries.put(entry, good.body)
  }

  return {
    /** Applies all changes and the cursor in one transaction. */
    take({ epoch, cursor, contractVersion, changes }: Changes): TakenIn {
      const tags = new Set<string>()
      const alarms: Alarm[] = []
      inReplicaTransaction(db, () => {
        for (const change of changes) takeChange(change, tags, alarms)
        if (tags.size > 0) batches?.note(tags)
        keepPlace.run(epoch, cursor, contractVersion, DERIVED_VERSION)
      })
      return { tags, alarms }
    },
    /** Reads again what an older version of the site refused, and derives titles and lists again, as a newer version may do both differently. */
    catchUpWithCode(): void {
      const meta = db.prepare('SELECT derived_version FROM meta').get()
      if (!meta) return
      inReplicaTransaction(db, () => {
        if (meta.derived_version !== DERIVED_VERSION) {
          entries.deriveAll()
          db.prepare('UPDATE meta SET derived_version = ?').run(DERIVED_VERSION)
          batches?.note('all')
        }
        const tags = new Set<string>()
        for (const change of findRefused(db)) takeChange(change, tags, [])
        if (tags.size > 0) batches?.note(tags)
      })
    },
  }
}

export type TakeIn = ReturnType<typeof createTakeIn>

/** Returns the position of the file in the feed. */
export function findFeedPlace(db: DatabaseSync): { epoch: string; cursor: string; inContract: boolean } | undefined {
  const meta = db.prepare('SELECT epoch, cursor, contract_version FROM meta').get()
  if (!meta) return undefined
  return {
    epoch: toStoredText(meta.epoch),
    cursor: toStoredText(meta.cursor),
    inContract: meta.contract_version === CONTRACT_VERSION,
  }
}

function findRefused(db: DatabaseSync): FeedChange[] {
  return db
    .prepare('SELECT * FROM refused')
    .all()
    .map((row) => ({
      // It may have been refused for its kind, which is checked again.
      kind: toStoredText(row.kind),
      brand: toStoredText(row.brand),
      locale: toStoredText(row.locale),
      key: toStoredText(row.key),
      path: textOrNull(row.path),
      deleted: false,
      body: JSON.parse(toStoredText(row.body)),
    }))
}

function identity({ kind, brand, locale, key }: Identity): Record<'kind' | 'brand' | 'locale' | 'key', string> {
  return { kind, brand, locale, key }
}
