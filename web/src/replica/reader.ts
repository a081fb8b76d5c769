import type { Entry, EntryBody, EntryId, EntryKind } from '@menagerie/contract/entry'

/** A published entry as a render sees it. */
export type Published<K extends EntryKind> = EntryId & {
  kind: K
  path?: string
  body: EntryBody<K>
  /** When path or body became what they are, ISO 8601; unknown of previews and of what an older studio sent. */
  changed?: string
}

/**
 * All that a render may ask of the replica, bound to one brand-locale. Every call is synchronous, sees one state of the
 * replica and is recorded, misses included: what was read decides which cached pages a publish drops. Ask for as little as
 * is shown: a page that only links to another reads its `pathOf`, and is not rendered again when the other's text changes.
 */
export interface Reader {
  /** The whole entry of this brand-locale; shared kinds (pictures, films, stores, authors, leaflets): of all. */
  get<K extends EntryKind>(kind: K, key: string): Published<K> | undefined
  /** Path of an entry of this brand-locale. */
  pathOf(kind: EntryKind, key: string): string | undefined
  /** What other pages call it (title or name) alone. */
  titleOf(kind: EntryKind, key: string): string | undefined
  /** Kind and key of what stands at a path of this brand-locale. */
  at(path: string): { kind: EntryKind; key: string } | undefined
  /** Keys of a named list of this brand-locale in its order; the lists are those of `LISTS`. */
  list(name: string): readonly string[]
  /** All stores of `LISTS.stores`, noted as that list alone. The same array as long as nothing in it has changed. */
  stores(): readonly Published<'store'>[]
  /** Paths of all variants of a translation group in this brand, by locale code, also of the asking locale; no gated pages. */
  variants(group: string): ReadonlyMap<string, string>
}

export type AnyPublished = { [K in EntryKind]: Published<K> }[EntryKind]
export type { Entry }
