import { deviceStore } from './device-storage.ts'

/** Reads a list stored on this device; leaves out values that `isOwn` rejects, as this site did not write them. */
export function readKeptList<Item>(key: string, isOwn: (value: unknown) => value is Item): Item[] {
  try {
    const value: unknown = JSON.parse(deviceStore.read(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isOwn) : []
  } catch {
    return []
  }
}

/** Stores a list; an empty one removes the entry. */
export function writeKeptList(key: string, items: readonly unknown[]): void {
  if (items.length === 0) deviceStore.remove(key)
  else deviceStore.write(key, JSON.stringify(items))
}

/** Puts an item first, without a duplicate, and keeps `most` items. */
export function withFirst<Item>(
  items: readonly Item[],
  added: Item,
  { most, isSame }: { most: number; isSame: (one: Item, other: Item) => boolean },
): Item[] {
  return [added, ...items.filter((item) => !isSame(item, added))].slice(0, most)
}
