import { ANY, type EntryKind } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { AnyPublished, Published, Reader } from '../../replica/reader.ts'
import { groupTag, listTag } from '../../replica/tags.ts'
import { LISTS, toListings } from '../../replica/to-listings.ts'
import { toEntryTitle } from '../../replica/to-title.ts'

/** Creates a reader over plain entries, for tests, examples and galleries; `reads` records the calls, as `method kind key`. */
export function createMemoryReader(site: BrandLocale, entries: readonly AnyPublished[], reads: string[] = []): Reader {
  const own = (entry: AnyPublished) => entry.brand === ANY || (entry.brand === site.brand && entry.locale === site.code)
  const find = (kind: EntryKind, key: string) =>
    entries.find((entry) => entry.kind === kind && entry.key === key && own(entry))
  const lines = (tag: string) =>
    entries
      .flatMap((entry) => toListings(entry.kind, entry))
      .filter((line) => line.tag === tag)
      .sort((a, b) => (a.sort === b.sort ? a.key.localeCompare(b.key) : a.sort < b.sort ? -1 : 1))

  return {
    get: (kind, key) => {
      reads.push(`get ${kind} ${key}`)
      const found = find(kind, key)
      return found && isOfKind(kind, found) ? found : undefined
    },
    pathOf: (kind, key) => {
      reads.push(`pathOf ${kind} ${key}`)
      return find(kind, key)?.path
    },
    titleOf: (kind, key) => {
      reads.push(`titleOf ${kind} ${key}`)
      const found = find(kind, key)
      return found && toEntryTitle(found.kind, found)
    },
    at: (path) => {
      reads.push(`at ${path}`)
      const found = entries.find((entry) => entry.path === path && own(entry))
      return found && { kind: found.kind, key: found.key }
    },
    list: (name) => {
      reads.push(`list ${name}`)
      return lines(listTag(site.brand, site.code, name)).map((line) => line.key)
    },
    stores: () => {
      reads.push(`stores ${LISTS.stores}`)
      return lines(listTag(site.brand, site.code, LISTS.stores)).flatMap(({ key }) => {
        const found = find('store', key)
        return found && isOfKind('store', found) ? [found] : []
      })
    },
    variants: (group) => {
      reads.push(`variants ${group}`)
      return new Map(lines(groupTag(site.brand, group)).map((line) => [line.key, line.sort]))
    },
  }
}

function isOfKind<K extends EntryKind>(kind: K, entry: AnyPublished): entry is AnyPublished & Published<K> {
  return entry.kind === kind
}
