import type { StoredItem } from './services/stored-item.ts'

export type KeptFor = 'compare' | 'seen'

/** Storage key for products on the device; includes the language tag, as a product's name and address differ by language. */
export const toKeptKey = (brand: string, what: KeptFor, iso: string) => `${brand}-${what}-${iso}`

export function listKeptItems(brand: string): StoredItem[] {
  const item = { where: 'browser', lasts: 'deleted' } as const
  return [
    { ...item, name: toKeptKey(brand, 'compare', '*'), purpose: 'compare' },
    { ...item, name: toKeptKey(brand, 'seen', '*'), purpose: 'seen' },
  ]
}
