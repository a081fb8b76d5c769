import type { Position } from './distance.ts'

/** All stores of a site for the map and for "near me": texts that many share are stored once, each store is a row. */
export type StoreFile = {
  /** The common beginning of their pages' addresses. */
  folder: string
  words: Record<'directions' | 'website' | 'hours' | 'closed' | 'newTab', string>
  hours: HoursRow[]
  stores: StoreFileRow[]
}
export type HoursRow = { code: string; zone: string; week: [days: string, times: string][] }
/** Without a position `lat` and `lng` are 0 and `isPlaced` is 0; `hours` is -1 for none; lines of the address are separated by line breaks. */
export type StoreFileRow = [
  ...[id: string, name: string, page: string, isPlaced: 0 | 1, lat: number, lng: number],
  ...[lines: string, phone: string, dial: string, website: string, hours: number],
]

/** Returns the file with only some stores; `only` has their ids, separated by spaces. */
export function keepOnly(file: StoreFile, only: string | undefined): StoreFile {
  if (only === undefined) return file
  const ids = new Set(only.split(' '))
  return { ...file, stores: file.stores.filter(([id]) => ids.has(id)) }
}

export type ListedStore = {
  id: string
  name: string
  href: string
  lines: string[]
  position?: Position
  phone: string
  /** The number to dial, where the text is in national format; empty where the text itself can be dialled. */
  dial: string
  website: string
  hours?: HoursRow
}

export function readRow({ folder, hours }: StoreFile, row: StoreFileRow): ListedStore {
  const [id, name, page, isPlaced, lat, lng, lines, phone, dial, website, hoursAt] = row
  const week = hours[hoursAt]
  return {
    id,
    name,
    phone,
    dial,
    website,
    href: folder + page,
    lines: lines === '' ? [] : lines.split('\n'),
    ...(isPlaced === 1 && { position: { lat, lng } }),
    ...(week && { hours: week }),
  }
}
