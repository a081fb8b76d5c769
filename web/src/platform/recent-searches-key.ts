import type { BrandKey } from '@menagerie/sites/brand-locale'

/** Under which the device keeps what was searched last; by language tag, too, for words of one language find nothing in another. */
export const toRecentSearchesKey = (brand: BrandKey, iso: string): string => `${brand}-recent-searches-${iso}`
