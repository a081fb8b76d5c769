import type { Entry, EntryBody, EntryId, EntryKind } from '@menagerie/contract/entry'

/** A published entry as a render sees it. */
export type Published<K extends EntryKind> = EntryId & {
  kind: K
  path?: string
  body: EntryBody<K>
  /** When path or body last changed, ISO 8601; undefined in previews and for entries from an older studio. */
  changed?: string
}

/**
 * All that a render may ask of the replica, bound to one brand-locale. Every call is synchronous, sees one state of the replica
 * and is recorded, misses included: what was read decides which cached pages a publish drops. Callers should ask for no more than
 * is shown: a page that only links to another reads its `pathOf`, and is not rendered again when the other's text changes.
 */
export interface Reader {
  /** Returns the whole entry of this brand-locale; shared kinds (pictures, films, stores, authors, leaflets) are the same in all. */
  get<K extends EntryKind>(kind: K, key: string): Published<K> | undefined
  /** Returns the path of an entry of this brand-locale. */
  pathOf(kind: EntryKind, key: string): string | undefined
  /** Returns only how other pages name it (title or name). */
  titleOf(kind: EntryKind, key: string): string | undefined
  /** Returns kind and key of the entry at a path of this brand-locale. */
  at(path: string): { kind: EntryKind; key: string } | undefined
  /** Returns the keys of a named list of this brand-locale in its order; the names are in `LISTS`. */
  list(name: string): readonly string[]
  /** Returns all stores of `LISTS.stores`; recorded as a read of that list only. The same array as long as nothing in it has changed. */
  stores(): readonly Published<'store'>[]
  /** Returns the paths of all variants of a translation group in this brand, by locale code, including this locale; without gated pages. */
  variants(group: string): ReadonlyMap<string, string>
}

export type AnyPublished = { [K in EntryKind]: Published<K> }[EntryKind]
export type { Entry }
