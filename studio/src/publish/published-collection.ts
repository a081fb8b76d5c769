/** Collections whose documents become entries. */
export const PUBLISHED_COLLECTIONS = [
  'media',
  'product-facts',
  'product-texts',
  'pages',
  'categories',
  'menus',
] as const
export type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number]
