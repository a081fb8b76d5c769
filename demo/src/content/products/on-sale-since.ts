import { stableId } from '../../stable-id.ts'
import { dayFromToday } from '../articles/days.ts'

/** The newest product was launched this many days ago, the oldest years ago. */
const NEWEST_DAYS = 9
const OLDEST_DAYS = 1_500
const FAMILY_DIGITS = 4
const HASH_DIGITS = 8
const HASHES = 16 ** HASH_DIGITS

/** Returns the launch day of a product, the same for all variants of a family, and equally far from today in every run. */
export function onSaleSince(sku: string): string {
  const hash = stableId(`on sale ${sku.slice(0, FAMILY_DIGITS)}`)
    .replaceAll('-', '')
    .slice(0, HASH_DIGITS)
  const share = Number.parseInt(hash, 16) / HASHES
  return dayFromToday(-Math.floor(NEWEST_DAYS + share * (OLDEST_DAYS - NEWEST_DAYS)))
}
