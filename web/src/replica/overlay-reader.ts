import type { EntryKind } from '@menagerie/contract/entry'
import type { Published, Reader } from './reader.ts'
import { groupTag, listTag } from './tags.ts'
import { LISTS, type Listing, toListings } from './to-listings.ts'
import { toEntryTitle } from './to-title.ts'

/** Entries that differ from what is published on the reader's site: added or replaced ones, and removed ones. */
export type Overlay = {
  entries: readonly Published<EntryKind>[]
  gone?: readonly { kind: EntryKind; key: string }[]
}
type OverlaidSite = { readonly brand: string; readonly code: string }

/** Returns a reader that shows these entries on top of the published ones, lists included; all else is as visitors see it. */
export function overlayReader(reader: Reader, site: OverlaidSite, { entries, gone = [] }: Overlay): Reader {
  const byName = new Map(entries.map((entry) => [`${entry.kind} ${entry.key}`, entry]))
  const find = <K extends EntryKind>(kind: K, key: string): Published<K> | undefined => {
    const entry = byName.get(`${kind} ${key}`)
    return entry !== undefined && isOfKind(entry, kind) ? entry : undefined
  }
  const isGone = (kind: EntryKind, key: string) =>
    gone.some((entry) => entry.kind === kind && entry.key === key) && find(kind, key) === undefined
  const withoutGone = <T>(kind: EntryKind, key: string, read: () => T) => (isGone(kind, key) ? undefined : read())
  const lines = listLines(entries)
  const replaced = new Set([...entries, ...gone].map(({ key }) => key))
  const laid: Reader = {
    ...reader,
    get: (kind, key) => find(kind, key) ?? withoutGone(kind, key, () => reader.get(kind, key)),
    pathOf: (kind, key) => find(kind, key)?.path ?? withoutGone(kind, key, () => reader.pathOf(kind, key)),
    titleOf(kind, key) {
      const own = find(kind, key)
      return own === undefined ? withoutGone(kind, key, () => reader.titleOf(kind, key)) : toEntryTitle(kind, own)
    },
    at(path) {
      const own = entries.find((entry) => entry.path === path)
      if (own !== undefined) return { kind: own.kind, key: own.key }
      const found = reader.at(path)
      if (found === undefined || isGone(found.kind, found.key)) return undefined
      // The overlay's entry has moved to another path.
      return find(found.kind, found.key)?.path === undefined ? found : undefined
    },
    list(name) {
      const tag = listTag(site.brand, site.code, name)
      const kept = reader.list(name).filter((key) => !replaced.has(key))
      const own = lines.get(tag) ?? []
      return own.length === 0 ? kept : merge(reader, tag, kept, own)
    },
    stores: () => laid.list(LISTS.stores).flatMap((key) => laid.get('store', key) ?? []),
    variants(group) {
      const published = reader.variants(group)
      const own = lines.get(groupTag(site.brand, group)) ?? []
      return own.length === 0 ? published : new Map([...published, ...own.map(({ key, sort }) => [key, sort] as const)])
    },
  }
  return laid
}

const isOfKind = <K extends EntryKind>(
  entry: Published<EntryKind>,
  kind: K,
): entry is Published<EntryKind> & Published<K> => entry.kind === kind

type OverlaidLine = Listing & { kind: EntryKind }

function listLines(entries: readonly Published<EntryKind>[]): Map<string, OverlaidLine[]> {
  const all = entries.flatMap((entry) => toListings(entry.kind, entry).map((line) => ({ ...line, kind: entry.kind })))
  return Map.groupBy(all, ({ tag }) => tag)
}

/** Merges lines into a list. Published keys do not contain their sort text, so it is derived from their entries, as the replica does. */
function merge(reader: Reader, tag: string, kept: readonly string[], own: readonly OverlaidLine[]): readonly string[] {
  const kind = own[0]?.kind
  const published = kept.map((key) => {
    const entry = kind && reader.get(kind, key)
    const line = entry && toListings(entry.kind, entry).find((each) => each.tag === tag)
    return { key, sort: line?.sort ?? '' }
  })
  return [...published, ...own].toSorted(inOrder).map(({ key }) => key)
}

const inOrder = (one: { sort: string; key: string }, other: { sort: string; key: string }) =>
  one.sort === other.sort ? compare(one.key, other.key) : compare(one.sort, other.sort)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
