import type { EntryKind } from '@menagerie/contract/entry'
import type { Published, Reader } from './reader.ts'
import { toTitle } from './to-title.ts'

/** Entries that are not published, laid over what is: everything else on a page is as visitors see it. */
export function overlayReader(reader: Reader, entries: readonly Published<EntryKind>[]): Reader {
  const find = <K extends EntryKind>(kind: K, key: string): Published<K> | undefined =>
    entries.find((entry): entry is Published<EntryKind> & Published<K> => entry.kind === kind && entry.key === key)
  return {
    ...reader,
    get: (kind, key) => find(kind, key) ?? reader.get(kind, key),
    pathOf: (kind, key) => find(kind, key)?.path ?? reader.pathOf(kind, key),
    titleOf(kind, key) {
      const own = find(kind, key)
      return own === undefined ? reader.titleOf(kind, key) : toTitle(kind, own)
    },
    at(path) {
      const own = entries.find((entry) => entry.path === path)
      if (own !== undefined) return { kind: own.kind, key: own.key }
      const found = reader.at(path)
      // It stands elsewhere now.
      return found && find(found.kind, found.key)?.path !== undefined ? undefined : found
    },
  }
}
