import { skuSchema } from '@menagerie/contract/product'
import { z } from 'zod'
import { storedBlocks } from '../blocks/to-blocks.ts'
import { relationId, relationIds, storedFlag, storedList, storedText, textByLanguage } from '../stored-values.ts'
import { storedRichText } from '../to-rich-text.ts'

const market = z.object({
  country: storedText,
  available: storedFlag,
  rrp: z.number().nullish(),
  currency: storedText,
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

export const storedFacts = z.object({
  id: z.string(),
  sku: skuSchema,
  brands: storedList(z.string()),
  barcode: storedText,
  images: relationIds,
  markets: storedList(market),
  variant_group: storedText,
  related: relationIds,
  specification: specification.nullish().transform((rows) => rows ?? specification.parse({})),
})

/** A filled text field that is trimmed and, when left empty, named in the message. */
const needed = (message: string) => z.string(message).trim().min(1, message)

export const storedProductText = z.object({
  id: z.string(),
  site: z.string(),
  facts: relationId,
  name: needed('A published product needs a name'),
  title: storedText,
  short_description: storedText,
  description: storedRichText,
  instructions: storedRichText,
  composition: storedRichText,
  usps: storedList(z.object({ text: storedText })),
  url_slug: needed('A published product needs an address').transform((slug) => slug.replace(/^\/+|\/+$/g, '')),
  url_key: needed('A published product needs an address'),
  meta_description: storedText,
  do_not_apply_when: storedText,
  efficacy_period: storedText,
  storage_and_safety: storedText,
  product_precautions: storedText,
  item_active_ingredients: storedText,
  item_legal_category: storedText,
  blocks: storedBlocks,
})
