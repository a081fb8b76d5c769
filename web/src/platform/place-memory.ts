import type { StoredItem } from './services/stored-item.ts'

/** Storage key under which the finder remembers the last place in the browser. */
export const toPlaceMemoryKey = (brand: string) => `${brand}-place`

export const toPlaceItem = (brand: string): StoredItem => ({
  name: toPlaceMemoryKey(brand),
  where: 'browser',
  lasts: 'deleted',
  purpose: 'place',
})
