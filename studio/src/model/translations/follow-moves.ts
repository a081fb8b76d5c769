import type { TranslatedFrom } from './translated-from.ts'

/**
 * Finds what is kept by the keys that texts have in a source. A block that was moved to another area, here or there, has another key
 * and the id that it had, so what is not found by its key is found by its innermost row and what follows in it.
 */
export function followMoves<Value>(
  { rows }: Pick<TranslatedFrom, 'rows'>,
  kept: Iterable<readonly [key: string, value: Value]>,
): (key: string) => Value | undefined {
  const ids = new Set(Object.values(rows))
  const byKey = new Map(kept)
  const byRow = new Map<string, Value>()
  for (const [key, value] of byKey) {
    const inRow = toKeyInRow(key, ids)
    if (inRow !== undefined) byRow.set(inRow, value)
  }
  return (key) => byKey.get(key) ?? byRow.get(toKeyInRow(key, ids) ?? '')
}

/** `main/6f1c/items/77aa/text` → `77aa/text`. */
function toKeyInRow(key: string, ids: ReadonlySet<string>): string | undefined {
  const parts = key.split('/')
  const at = parts.findLastIndex((part) => ids.has(part))
  return at === -1 ? undefined : parts.slice(at).join('/')
}
