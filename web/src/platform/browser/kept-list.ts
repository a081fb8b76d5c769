import { deviceStore } from './device-storage.ts'

/** Reads a list that this device keeps; what `isOwn` does not know was not written by this site and is left out. */
export function readKeptList<Item>(key: string, isOwn: (value: unknown) => value is Item): Item[] {
  try {
    const value: unknown = JSON.parse(deviceStore.read(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isOwn) : []
  } catch {
    return []
  }
}

/** Keeps a list; an empty one leaves nothing behind. */
export function writeKeptList(key: string, items: readonly unknown[]): void {
  if (items.length === 0) deviceStore.remove(key)
  else deviceStore.write(key, JSON.stringify(items))
}

/** Puts an item first, once, and keeps `most` of them. */
export function withFirst<Item>(
  items: readonly Item[],
  added: Item,
  { most, isSame }: { most: number; isSame: (one: Item, other: Item) => boolean },
): Item[] {
  return [added, ...items.filter((item) => !isSame(item, added))].slice(0, most)
}
