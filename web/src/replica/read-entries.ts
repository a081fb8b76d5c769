import type { DatabaseSync } from 'node:sqlite'
import { ANY, type EntryId, type EntryKind } from '@menagerie/contract/entry'
import { findKind } from './check-change.ts'
import { readEntry } from './entry-store.ts'
import type { Published } from './reader.ts'
import { RecentMap } from './recent-map.ts'
import { toStoredText } from './replica-file.ts'
import { atTag, bodyTag, pathTag, titleTag } from './tags.ts'
import type { WatchedFile } from './watch-file.ts'

/**
 * Characters of JSON kept parsed, of all kinds together: about 1,500 products of a usual size, in some 13 MB. Entries
 * that many pages share stay in use, and other pages are cached as pages anyway. With 24 million, a process that had
 * shown all 4,857 pages of the demo had 27 MiB more and was not faster (`npm run bench -- P14`).
 */
const MAX_BODY_CHARACTERS = 6_000_000
/** Most cached answers about paths, and about lists. */
const MAX_ANSWERS = 30_000
/** Weight of an entry besides its text, so that misses count, too. */
const ENTRY_OVERHEAD = 200

type KeptAnswer<T> = { found: T | undefined }
type At = Readonly<{ kind: EntryKind; key: string }>
type EntryLine = Readonly<{ key: string; sort: string }>

/**
 * Look-ups in a replica file with a cache, which also holds misses. It is keyed by the same tags as the page cache:
 * what a batch drops there, `forget` drops here. It only reads, so several processes can use one file.
 */
export function createReads(db: DatabaseSync) {
  const selectEntry = db.prepare('SELECT * FROM entry WHERE kind = ? AND brand = ? AND locale = ? AND key = ?')
  const selectPath = db.prepare('SELECT path FROM entry WHERE kind = ? AND brand = ? AND locale = ? AND key = ?')
  const selectTitle = db.prepare('SELECT title FROM entry WHERE kind = ? AND brand = ? AND locale = ? AND key = ?')
  const selectAt = db.prepare(
    'SELECT kind, key FROM entry WHERE brand = ? AND locale = ? AND path = ? ORDER BY path_age DESC LIMIT 1',
  )
  const selectLines = db.prepare('SELECT key, sort FROM listing WHERE tag = ? ORDER BY sort, key')

  const bodies = new RecentMap<KeptAnswer<Published<EntryKind>>>(MAX_BODY_CHARACTERS)
  const paths = new RecentMap<KeptAnswer<string>>(MAX_ANSWERS)
  const titles = new RecentMap<KeptAnswer<string>>(MAX_ANSWERS)
  const places = new RecentMap<KeptAnswer<At>>(MAX_ANSWERS)
  const lines = new RecentMap<readonly EntryLine[]>(MAX_ANSWERS)
  const stores = new WeakMap<readonly EntryLine[], readonly Published<'store'>[]>()
  const memories = [bodies, paths, titles, places, lines]

  return {
    entry<K extends EntryKind>(kind: K, id: EntryId): Published<K> | undefined {
      const tag = bodyTag(id)
      const known = bodies.get(tag)
      if (known) return known.found && isOfKind(kind, known.found) ? known.found : undefined
      const row = selectEntry.get(kind, id.brand, id.locale, id.key)
      const found = row && deepFreeze(readEntry(kind, row))
      bodies.set(tag, { found }, ENTRY_OVERHEAD + (row ? toStoredText(row.body).length : 0))
      return found
    },
    path(id: EntryId): string | undefined {
      return remember(paths, pathTag(id), () => {
        const path = selectPath.get(id.kind, id.brand, id.locale, id.key)?.path
        return typeof path === 'string' ? path : undefined
      })
    },
    title(id: EntryId): string | undefined {
      return remember(titles, titleTag(id), () => {
        const title = selectTitle.get(id.kind, id.brand, id.locale, id.key)?.title
        return typeof title === 'string' ? title : undefined
      })
    },
    at(brand: string, locale: string, path: string): At | undefined {
      return remember(places, atTag(brand, locale, path), () => {
        const row = selectAt.get(brand, locale, path)
        const kind = row && findKind(toStoredText(row.kind))
        return kind && Object.freeze({ kind, key: toStoredText(row.key) })
      })
    },
    /** Returns the lines of a list or of a translation group. */
    lines(tag: string): readonly EntryLine[] {
      const known = lines.get(tag)
      if (known) return known
      const found = selectLines.all(tag).map((row) => ({ key: toStoredText(row.key), sort: toStoredText(row.sort) }))
      lines.set(tag, found, 1 + found.length)
      return found
    },
    /** Returns the stores of a list; the same array until the list is forgotten, which any change of one of its stores causes. */
    stores(tag: string): readonly Published<'store'>[] {
      const list = this.lines(tag)
      const known = stores.get(list)
      if (known) return known
      const found = list.flatMap(
        ({ key }) => this.entry('store', { kind: 'store', brand: ANY, locale: ANY, key }) ?? [],
      )
      stores.set(list, found)
      return found
    },
    forget(tags: ReadonlySet<string>): void {
      for (const tag of tags) for (const memory of memories) memory.delete(tag)
    },
  }
}

export type Reads = ReturnType<typeof createReads>

/** Wraps look-ups so that damage of the file is noticed. */
export function guardReads(reads: Reads, { guard }: Pick<WatchedFile, 'guard'>): Reads {
  return {
    entry: (kind, id) => guard(() => reads.entry(kind, id)),
    path: (id) => guard(() => reads.path(id)),
    title: (id) => guard(() => reads.title(id)),
    at: (brand, locale, path) => guard(() => reads.at(brand, locale, path)),
    lines: (tag) => guard(() => reads.lines(tag)),
    stores: (tag) => guard(() => reads.stores(tag)),
    forget: reads.forget,
  }
}

function remember<T>(memory: RecentMap<KeptAnswer<T>>, tag: string, look: () => T | undefined): T | undefined {
  const known = memory.get(tag)
  if (known) return known.found
  const found = look()
  memory.set(tag, { found })
  return found
}

function isOfKind<K extends EntryKind>(
  kind: K,
  entry: Published<EntryKind>,
): entry is Published<EntryKind> & Published<K> {
  return entry.kind === kind
}

/** Freezes plain data recursively and returns it: many renders share it, so none may change it. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}
