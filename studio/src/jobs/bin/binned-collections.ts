/** Documents that are put into a bin before they are gone: what people write, and where its old addresses lead. */
export const BINNED_COLLECTIONS = ['pages', 'articles', 'jobs', 'product-texts', 'menus', 'media', 'redirects'] as const
export type BinnedCollection = (typeof BINNED_COLLECTIONS)[number]

/** Days in the bin, then gone for good. */
export const KEPT_DAYS = 30

const SLUGS: ReadonlySet<string> = new Set(BINNED_COLLECTIONS)
export const isBinned = (slug: string): boolean => SLUGS.has(slug)
