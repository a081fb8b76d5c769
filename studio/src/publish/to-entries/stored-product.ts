import { GHS_SYMBOLS, PRODUCT_FACETS, type ProductFacet, skuSchema } from '@menagerie/contract/product'
import { z } from 'zod'
import { storedBlocks } from '../blocks/to-blocks.ts'
import { storedRichText } from '../parts/stored-rich-text.ts'
import {
  relationId,
  relationIds,
  storedFlag,
  storedList,
  storedOpenTexts,
  storedText,
  textByLanguage,
} from '../parts/stored-values.ts'

/** A text field that must be filled in; the message is shown when it is missing or empty. */
const needed = (message: string) => z.string(message).trim().min(1, message)

const market = z.object({
  country: storedText,
  available: storedFlag,
  rrp: z.number().nullish(),
  currency: storedText,
})

const webShop = z.object({
  name: needed('A web shop needs a name'),
  url: needed('A web shop needs an address'),
  image: relationId,
})

/** Rows of the specification that all countries of a language share. */
const specification = z.object({
  color: textByLanguage,
  flavor: textByLanguage,
  contents: textByLanguage,
  size: textByLanguage,
  form: textByLanguage,
  animal_age: textByLanguage,
  animal_type: textByLanguage,
  animal_weight: textByLanguage,
})

/** Term ids by facet. */
const facets = z
  .partialRecord(z.enum(PRODUCT_FACETS), relationIds)
  .nullish()
  .transform((chosen): Partial<Record<ProductFacet, string[]>> => chosen ?? {})

export const storedFacts = z.object({
  id: z.string(),
  sku: skuSchema,
  brands: storedList(z.string()),
  article_number: storedText,
  barcode: storedText,
  images: relationIds,
  video_url: storedText,
  film: relationId,
  markets: storedList(market),
  variant_group: storedText,
  related: relationIds,
  facets,
  is_natural: storedFlag,
  ghs_symbols: storedList(z.enum(GHS_SYMBOLS)),
  tags: relationIds,
  specification: specification.nullish().transform((rows) => rows ?? specification.parse({})),
})

export const storedProductText = z.object({
  id: z.string(),
  site: z.string(),
  facts: relationId,
  name: needed('A published product needs a name'),
  title: storedText,
  short_description: storedText,
  teaser: storedText,
  description: storedRichText,
  instructions: storedRichText,
  composition: storedRichText,
  additives: storedRichText,
  analysis: storedRichText,
  images: relationIds,
  related: relationIds,
  video_url: storedText,
  film: relationId,
  usps: storedList(z.object({ text: storedText })),
  url_slug: needed('A published product needs an address').transform((slug) => slug.replace(/^\/+|\/+$/g, '')),
  url_key: needed('A published product needs an address'),
  meta_description: storedText,
  webshop_url: storedText,
  product_links: storedList(webShop),
  amazon_asin: storedText,
  amazon_availability: storedFlag,
  flowbox_enabled: storedFlag,
  customer_pictures: storedList(z.object({ image: relationId, link: storedText })),
  leaflets: relationIds,
  createdAt: z.coerce.date().optional(),
  do_not_apply_when: storedText,
  efficacy_period: storedText,
  storage_and_safety: storedText,
  product_precautions: storedText,
  item_active_ingredients: storedText,
  item_legal_category: storedText,
  is_prescription: storedFlag,
  blocks: storedBlocks,
  openTexts: storedOpenTexts,
})
