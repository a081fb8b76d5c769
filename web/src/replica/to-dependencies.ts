import type { EntryKind } from '@menagerie/contract/entry'
import type { Published } from './reader.ts'
import { atTag, bodyTag, pathTag, titleTag } from './tags.ts'
import { toListings } from './to-listings.ts'
import { toEntryTitle } from './to-title.ts'

/** Everything readers can see of an entry: tag → what they see under it. */
type Dependencies = ReadonlyMap<string, string>

const NOTHING: Dependencies = new Map()

/** Pure. A missing path or title has no dependency key: readers see the same as without the entry. */
export function toDependencies(entry: Published<EntryKind> | undefined): Dependencies {
  if (!entry) return NOTHING
  const title = toEntryTitle(entry.kind, entry)
  const dependencies = new Map<string, string>()
  // `get` returns the path with the body, so a moved entry differs for a render that read it whole.
  dependencies.set(bodyTag(entry), JSON.stringify([entry.path, entry.body]))
  if (title !== undefined) dependencies.set(titleTag(entry), title)
  if (entry.path !== undefined) {
    dependencies.set(pathTag(entry), entry.path)
    dependencies.set(atTag(entry.brand, entry.locale, entry.path), `${entry.kind}:${entry.key}`)
  }
  for (const { tag, key, sort } of toListings(entry.kind, entry)) dependencies.set(tag, JSON.stringify([key, sort]))
  return dependencies
}

/** Returns the tags under which readers see something else after the change than before it. */
export function findChangedTags(before: Dependencies, after: Dependencies): string[] {
  const gone = [...before.keys()].filter((tag) => !after.has(tag))
  const changed = [...after].filter(([tag, seen]) => before.get(tag) !== seen).map(([tag]) => tag)
  return [...gone, ...changed]
}
