import type { BrandKey } from '@menagerie/brands/brand-locale'

/** Under which the device keeps what was searched last, for each brand. */
export const toRecentSearchesKey = (brand: BrandKey): string => `${brand}-recent-searches`
