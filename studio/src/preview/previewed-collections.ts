/** Collections with a preview beside the form. Menus and settings are previewed on the home page of their site. */
const PREVIEWED_COLLECTIONS = [
  'pages',
  'articles',
  'jobs',
  'product-texts',
  'product-drafts',
  'menus',
  'site-settings',
  'search-settings',
] as const
export type PreviewedCollection = (typeof PREVIEWED_COLLECTIONS)[number]

const SLUGS: ReadonlyMap<string, PreviewedCollection> = new Map(PREVIEWED_COLLECTIONS.map((slug) => [slug, slug]))

export const toPreviewedCollection = (slug: string): PreviewedCollection | undefined => SLUGS.get(slug)
