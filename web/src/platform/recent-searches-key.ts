import type { BrandKey } from '@menagerie/sites/brand-locale'

/** Storage key for recent searches on the device; includes the language tag, as words of one language find nothing in another. */
export const toRecentSearchesKey = (brand: BrandKey, iso: string): string => `${brand}-recent-searches-${iso}`
