import type { StoredItem } from './services/stored-item.ts'

export type KeptFor = 'compare' | 'seen'

/** Under which the device keeps products; by language tag, too, for a product has another name and address in each. */
export const toKeptKey = (brand: string, what: KeptFor, iso: string) => `${brand}-${what}-${iso}`

export function listKeptItems(brand: string): StoredItem[] {
  const item = { where: 'browser', lasts: 'deleted' } as const
  return [
    { ...item, name: toKeptKey(brand, 'compare', '*'), purpose: 'compare' },
    { ...item, name: toKeptKey(brand, 'seen', '*'), purpose: 'seen' },
  ]
}
