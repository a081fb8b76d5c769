import type { IndexSettings } from '../port/index-settings.ts'

/** `rank` 0 weighs most; several attributes may have the same rank. */
type SearchableAttribute = { readonly path: string; readonly rank: number; readonly isOrdered: boolean }

const MODIFIER = /^(ordered|unordered)\(([^()]*)\)$/

const read = new WeakMap<readonly string[], readonly SearchableAttribute[]>()

/** Parses `['title,name', 'unordered(text)']` into three attributes of two ranks. Empty when all texts are searched. */
export function toSearchableAttributes({
  searchableAttributes,
}: Pick<IndexSettings, 'searchableAttributes'>): readonly SearchableAttribute[] {
  const known = read.get(searchableAttributes) ?? readAttributes(searchableAttributes)
  read.set(searchableAttributes, known)
  return known
}

function readAttributes(entries: readonly string[]): SearchableAttribute[] {
  return entries.flatMap((entry, rank) =>
    entry
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [, modifier, path] = MODIFIER.exec(part) ?? []
        return { path: path?.trim() ?? part, rank, isOrdered: modifier !== 'unordered' }
      }),
  )
}
