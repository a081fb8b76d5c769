import { z } from 'zod'
import { anyBlockSchema } from './block.ts'
import { contentFields } from './content-fields.ts'
import { linkSchema } from './link.ts'
import { LIST_FACETS, PRODUCT_FACETS } from './product.ts'
import { richTextNodesSchema } from './rich-text.ts'

/**
 * Page templates of spec §2 that editors choose for a page; the site's registry must have a row for each. The three
 * others belong to other kinds of entries: see `ENTRY_TEMPLATES`.
 */
export const PAGE_TEMPLATES = [
  'Homepage',
  'Default',
  'ContentPage',
  'ContentOverview',
  'MainCategory',
  'SubCategory',
  'JobsPageOverview',
  'StoreLocator',
  'ContactPage',
  'Newsletter',
  'ProductOverviewPage',
  'BusinessLogin',
  'LoginPage',
  'GatedContentPage',
  'GatedContactPage',
  'GatedContentOverview',
] as const
export type PageTemplate = (typeof PAGE_TEMPLATES)[number]

/** Templates of spec §2 that belong to a kind of entry. */
export const ENTRY_TEMPLATES = {
  product: 'ProductDetailPage',
  job: 'JobsDetailPage',
  article: 'AdvicePage',
} as const

/** Pages that only signed-in business customers may read, regardless of `is_gated`. */
export const GATED_TEMPLATES = [
  'GatedContentPage',
  'GatedContactPage',
  'GatedContentOverview',
] as const satisfies readonly PageTemplate[]

/** Editable areas of a page, in the order the Homepage shows them (spec §2). */
export const PAGE_AREAS = ['extras', 'miniBanners', 'main'] as const
export type PageArea = (typeof PAGE_AREAS)[number]

/** Matches products with any of the values (codes) of a facet. All filters of a list must match. */
export const productFilterSchema = z.object({
  facet: z.enum(PRODUCT_FACETS),
  values: z.array(z.string().min(1)).min(1),
})
export type ProductFilter = z.infer<typeof productFilterSchema>

export const pageBodySchema = z.object({
  ...contentFields,
  template: z.enum(PAGE_TEMPLATES),
  is_gated: z.boolean(),
  /** Category of this page, which cards and search hits show. */
  category: z.string().optional(),
  bottomTitle: z.string().optional(),
  bottomText: richTextNodesSchema.optional(),
  /** Facets offered by a product list, in their order; empty = all. */
  filterAttributes: z.array(z.enum(LIST_FACETS)).default([]),
  /** Filters for the products of a list; empty = all. */
  productFilter: z.array(productFilterSchema).default([]),
  alsoWatchTitle: z.string().optional(),
  alsoWatchImage: z.string().optional(),
  alsoWatchLink: linkSchema.optional(),
  areas: z.object({
    extras: z.array(anyBlockSchema),
    miniBanners: z.array(anyBlockSchema),
    main: z.array(anyBlockSchema),
  }),
})

export type PageBody = z.infer<typeof pageBodySchema>
