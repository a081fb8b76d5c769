import { cleanLine } from '@menagerie/contract/clean-text'
import type { RecordContext } from './record-context.ts'

/** Two levels in the form that hierarchical menus read: `lvl1` is `parent > child` (spec §3). */
type CategoryNames = { lvl0: string[]; lvl1: string[] }

/** Returns the names of categories in the locale's language; leaves out categories that are gone. */
export function toCategoryNames({ reader }: RecordContext, keys: readonly string[]): CategoryNames {
  const lvl0 = new Set<string>()
  const lvl1 = new Set<string>()
  for (const key of keys) {
    const category = reader.get('category', key)?.body
    if (category === undefined) continue
    const parent = category.parent === undefined ? undefined : reader.get('category', category.parent)?.body
    const [name, above] = [cleanLine(category.displayName), parent && cleanLine(parent.displayName)]
    lvl0.add(above ?? name)
    if (above !== undefined) lvl1.add(`${above} > ${name}`)
  }
  return { lvl0: [...lvl0], lvl1: [...lvl1] }
}
