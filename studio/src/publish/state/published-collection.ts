/** Collections whose documents become entries. */
export const PUBLISHED_COLLECTIONS = [
  'media',
  'films',
  'leaflets',
  'product-facts',
  'product-texts',
  'pages',
  'articles',
  'jobs',
  'categories',
  'menus',
  'redirects',
  'search-settings',
  'search-synonyms',
  'search-rules',
  'site-settings',
  'stores',
  'authors',
] as const
export type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number]
