/** Collections whose deleted documents first go into the bin: editors' content, and redirects. */
export const BINNED_COLLECTIONS = ['pages', 'articles', 'jobs', 'product-texts', 'menus', 'media', 'redirects'] as const
export type BinnedCollection = (typeof BINNED_COLLECTIONS)[number]

/** Days in the bin before a document is deleted permanently. */
export const KEPT_DAYS = 30

const SLUGS: ReadonlySet<string> = new Set(BINNED_COLLECTIONS)
export const isBinned = (slug: string): boolean => SLUGS.has(slug)
