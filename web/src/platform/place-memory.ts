import type { StoredItem } from './services/stored-item.ts'

/** Under which the finder remembers the last place, in the browser. */
export const toPlaceKey = (brand: string) => `${brand}-place`

export const toPlaceItem = (brand: string): StoredItem => ({
  name: toPlaceKey(brand),
  where: 'browser',
  lasts: 'deleted',
  purpose: 'place',
})
