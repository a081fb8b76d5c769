import type { TranslatedFrom } from './translated-from.ts'

/**
 * Finds values by the key that a text has in a source. A block moved to another area has another key but the same id,
 * so a text that is not found by its key is found by its innermost row and the rest of the key.
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
