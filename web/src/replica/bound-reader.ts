import { ANY, type EntryId, type EntryKind, isShared } from '@menagerie/contract/entry'
import type { Reads } from './read-entries.ts'
import type { Reader } from './reader.ts'
import { atTag, bodyTag, groupTag, listTag, pathTag, titleTag } from './tags.ts'
import { LISTS } from './to-listings.ts'

/** What a reader needs to know of a brand-locale. */
export type ReaderSite = { readonly brand: string; readonly code: string }

/** Returns a reader of one brand-locale that records its calls in `readLog`, whatever the answer. */
export function bindReader(reads: () => Reads, site: ReaderSite, readLog: Set<string>): Reader {
  const { brand, code: locale } = site
  const toId = (kind: EntryKind, key: string): EntryId =>
    isShared(kind) ? { kind, brand: ANY, locale: ANY, key } : { kind, brand, locale, key }
  const noted = (tag: string) => {
    readLog.add(tag)
    return tag
  }

  return {
    get(kind, key) {
      const id = toId(kind, key)
      noted(bodyTag(id))
      return reads().entry(kind, id)
    },
    pathOf(kind, key) {
      const id = toId(kind, key)
      noted(pathTag(id))
      return reads().path(id)
    },
    titleOf(kind, key) {
      const id = toId(kind, key)
      noted(titleTag(id))
      return reads().title(id)
    },
    at(path) {
      noted(atTag(brand, locale, path))
      return reads().at(brand, locale, path)
    },
    list(name) {
      return reads()
        .lines(noted(listTag(brand, locale, name)))
        .map(({ key }) => key)
    },
    stores: () => reads().stores(noted(listTag(brand, locale, LISTS.stores))),
    variants(group) {
      return new Map(
        reads()
          .lines(noted(groupTag(brand, group)))
          .map(({ key, sort }) => [key, sort]),
      )
    },
  }
}
