import { pathSchema } from '@menagerie/contract/entry'
import { isGtin } from '@menagerie/contract/gtin'
import { MENU_ICONS, SOCIAL_NETWORKS } from '@menagerie/contract/menu'
import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { GHS_SYMBOLS, LIST_FACETS, MAX_TEASER, PRODUCT_FACETS, skuSchema } from '@menagerie/contract/product'
import type { FactWords, SearchSynonym } from '@menagerie/contract/search-synonyms'
import { z } from 'zod'
import { FILM_NAMES } from '../films/films.ts'
import type { ArticleInput, JobInput } from './article-schema.ts'
import { demoBlockSchema } from './block-schema.ts'
import { LEGAL_CATEGORIES } from './products/family.ts'
import type { DemoSearchRuleInput } from './search/rule-schema.ts'
import type { DemoRedirect, DemoSearchSettings, DemoSiteSettings } from './site-schema.ts'
import { TERM_CODES } from './terms/codes.ts'
import { categoryCode, documentName, inAllLanguages, requiredText, translations } from './text-schema.ts'

const sku = skuSchema

export const pictureSchema = z.strictObject({
  name: requiredText,
  /** Per cent from left and top. */
  focal: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
  alt: inAllLanguages,
})

const isBarcode = (digits: string) => digits.length === 13 && isGtin(digits)

export const factsSchema = z.strictObject({
  sku,
  name: requiredText,
  brand: z.enum(['tailwell', 'aldergrove']),
  barcode: z.string().refine(isBarcode, 'must be 13 digits, the last one the check digit'),
  animal: z.enum(TERM_CODES.animal_type),
  euros: z.number().positive(),
  pictures: z.array(requiredText).min(1),
  variantGroup: requiredText.optional(),
  related: z.array(sku).max(3),
  /** Codes of terms. Animal and brand are excluded, because they are facts of their own. */
  facets: z.partialRecord(z.enum(PRODUCT_FACETS).exclude(['animal_type', 'brand']), z.array(requiredText).min(1)),
  tags: z.array(requiredText),
  isNatural: z.boolean().optional(),
  legal: z.enum(LEGAL_CATEGORIES).optional(),
  hazards: z.array(z.enum(GHS_SYMBOLS)).optional(),
  specification: z.strictObject({
    color: translations.optional(),
    flavor: translations.optional(),
    contents: translations.optional(),
    size: translations.optional(),
    form: translations.optional(),
    animal_age: translations.optional(),
    animal_type: translations.optional(),
    animal_weight: translations.optional(),
  }),
})
export type Facts = z.infer<typeof factsSchema>

const address = z.url({ protocol: /^https$/ })

export const productTextSchema = z.strictObject({
  sku,
  name: requiredText.max(200),
  title: requiredText.max(300),
  url_slug: pathSchema,
  url_key: pathSchema,
  meta_description: requiredText.max(500),
  teaser: requiredText.max(MAX_TEASER).optional(),
  short_description: requiredText.max(1000),
  usps: z.array(requiredText.max(200)).min(3),
  description: requiredText,
  instructions: requiredText,
  composition: requiredText.optional(),
  additives: requiredText.optional(),
  analysis: requiredText.optional(),
  do_not_apply_when: requiredText.optional(),
  efficacy_period: requiredText.optional(),
  storage_and_safety: requiredText.optional(),
  product_precautions: requiredText.optional(),
  item_active_ingredients: requiredText.optional(),
  item_legal_category: requiredText.optional(),
  is_prescription: z.boolean().optional(),
  video_url: address.optional(),
  film: z.enum(FILM_NAMES).optional(),
  product_links: z.array(z.strictObject({ name: requiredText, url: address })).optional(),
  amazon_asin: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  webshop_url: address.optional(),
  flowbox_enabled: z.boolean().optional(),
  /** Names of pictures, if the site has its own. */
  images: z.array(requiredText).optional(),
  /** Names of pictures. */
  customer_pictures: z.array(z.strictObject({ image: requiredText, link: address.optional() })).optional(),
  /** Names of leaflets. */
  leaflets: z.array(requiredText).optional(),
  /** Blocks below the product. */
  blocks: z.array(demoBlockSchema).optional(),
})
export type ProductText = z.infer<typeof productTextSchema>

export const pageSchema = z.strictObject({
  name: documentName,
  path: pathSchema,
  template: z.enum(PAGE_TEMPLATES).default('Default'),
  title: requiredText.max(200),
  subTitle: requiredText.max(300).optional(),
  shortDescription: requiredText.max(500).optional(),
  picture: requiredText.optional(),
  phonePicture: requiredText.optional(),
  author: requiredText.optional(),
  created: z.iso.date().optional(),
  metaTitle: requiredText.max(200).optional(),
  metaDescription: requiredText.max(500),
  bottomTitle: requiredText.max(200).optional(),
  bottomText: requiredText.optional(),
  filterAttributes: z.array(z.enum(LIST_FACETS)).optional(),
  /** Files for business customers (`import/download-documents.ts`). */
  downloads: z.array(z.enum(['prices', 'order', 'texts'])).optional(),
  alsoWatch: z.strictObject({ title: requiredText.max(200), target: requiredText, picture: requiredText }).optional(),
  extras: z.array(demoBlockSchema).default([]),
  miniBanners: z.array(demoBlockSchema).default([]),
  main: z.array(demoBlockSchema),
})
export type DemoPage = z.output<typeof pageSchema>
export type DemoPageInput = z.input<typeof pageSchema>

/** `signedIn` replaces `target` for business customers; an item without a target is shown only to them. */
const menuLeaf = z.strictObject({
  title: requiredText.max(100),
  target: requiredText.optional(),
  signedIn: requiredText.optional(),
  newTab: z.boolean().optional(),
})
const menuItemSchema = menuLeaf.extend({
  icon: z.enum(MENU_ICONS).optional(),
  phoneOnly: z.boolean().optional(),
  items: z.array(menuLeaf).optional(),
  social: z.array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), url: address })).optional(),
})
export const menusSchema = z.strictObject({
  top: z.array(menuItemSchema).min(1),
  header: z.array(menuItemSchema).min(1),
  footer: z.array(menuItemSchema).min(1),
  bottom: z.array(menuItemSchema).min(1),
})
export type DemoMenus = z.infer<typeof menusSchema>

/** A category of products, with a page and a picture, or of articles. `parent` is the code of its parent category. */
export const categorySchema = z.strictObject({
  code: categoryCode,
  displayName: requiredText,
  parent: categoryCode.optional(),
  page: documentName.optional(),
  picture: requiredText.optional(),
  products: z.array(sku).default([]),
})
export type DemoCategory = z.output<typeof categorySchema>
export type DemoCategoryInput = z.input<typeof categorySchema>

/** All content of one brand-locale. */
export type SiteContent = {
  site: string
  /** File with the content, for messages. */
  file: string
  pages: readonly DemoPageInput[]
  articles: readonly ArticleInput[]
  jobs: readonly JobInput[]
  menus: DemoMenus
  categories: readonly DemoCategoryInput[]
  products: readonly ProductText[]
  redirects: readonly DemoRedirect[]
  searchSettings: DemoSearchSettings
  searchSynonyms: readonly SearchSynonym[]
  searchFacts: readonly FactWords[]
  searchRules: readonly DemoSearchRuleInput[]
  siteSettings: DemoSiteSettings
}
