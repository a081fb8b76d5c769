/** Collections that several users edit at once: each save states the version that it was based on. */
export const SAVED_COLLECTIONS = [
  'pages',
  'articles',
  'jobs',
  'authors',
  'menus',
  'media',
  'films',
  'product-texts',
  'product-facts',
  'product-drafts',
  'categories',
  'terms',
  'leaflets',
  'redirects',
  'stores',
  'site-settings',
  'search-settings',
  'search-synonyms',
  'search-rules',
] as const
export type SavedCollection = (typeof SAVED_COLLECTIONS)[number]

const SLUGS: ReadonlyMap<string, SavedCollection> = new Map(SAVED_COLLECTIONS.map((slug) => [slug, slug]))

export const toSavedCollection = (slug: string): SavedCollection | undefined => SLUGS.get(slug)
