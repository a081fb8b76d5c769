import { LANGUAGES } from '@menagerie/brands/brand-locale'
import { pathSchema } from '@menagerie/contract/entry'
import { skuSchema } from '@menagerie/contract/product'
import { CTA_THEMES } from '@menagerie/site/blocks/CtaBanner/themes'
import { z } from 'zod'

const text = z.string().trim().min(1)
const sku = skuSchema
/** A page's name inside the demo, the same in all countries: what links and translation groups go by. */
const pageName = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

/** Texts per language; which languages a row needs is for the check of the whole content. */
const translations = z.partialRecord(z.enum(LANGUAGES), text)

export const pictureSchema = z.strictObject({
  name: text,
  /** Per cent from left and top. */
  focal: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
  alt: z.record(z.enum(LANGUAGES), text),
})

/** EAN-13: digits count once and three times in turn, and all together end in 0. */
function isBarcode(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return /^\d{13}$/.test(digits) && sum % 10 === 0
}

export const factsSchema = z.strictObject({
  sku,
  name: text,
  brand: z.enum(['tailwell', 'aldergrove']),
  barcode: z.string().refine(isBarcode, 'must be 13 digits, the last one the check digit'),
  animal: z.enum(['dog', 'cat', 'horse', 'rabbit', 'parrot', 'fish']),
  euros: z.number().positive(),
  pictures: z.array(text).min(1),
  variantGroup: text.optional(),
  related: z.array(sku).max(3),
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

export const productTextSchema = z.strictObject({
  sku,
  name: text.max(200),
  title: text.max(300),
  url_slug: pathSchema,
  url_key: pathSchema,
  meta_description: text.max(500),
  short_description: text.max(1000),
  usps: z.array(text.max(200)).min(3),
  description: text,
  instructions: text,
  composition: text.optional(),
  do_not_apply_when: text.optional(),
  efficacy_period: text.optional(),
  storage_and_safety: text.optional(),
  product_precautions: text.optional(),
  item_active_ingredients: text.optional(),
  item_legal_category: text.optional(),
})
export type ProductText = z.infer<typeof productTextSchema>

export const blockSchema = z.discriminatedUnion('block', [
  z.strictObject({
    block: z.literal('CtaBanner'),
    theme: z.enum(CTA_THEMES),
    title: text,
    text: text.optional(),
    /** `page:NAME`, `product:SKU`, `#anchor` or an address. */
    target: text.optional(),
    button: text.optional(),
    picture: text.optional(),
  }),
  z.strictObject({ block: z.literal('RichText'), content: text }),
  z.strictObject({ block: z.literal('ProductGridSmall'), title: text, products: z.array(sku).min(1).max(4) }),
])
export type DemoBlock = z.infer<typeof blockSchema>

export const pageSchema = z.strictObject({
  name: pageName,
  path: pathSchema,
  title: text.max(200),
  subTitle: text.max(300).optional(),
  metaTitle: text.max(200).optional(),
  metaDescription: text.max(500),
  extras: z.array(blockSchema).default([]),
  main: z.array(blockSchema),
})
export type DemoPage = z.output<typeof pageSchema>
export type DemoPageInput = z.input<typeof pageSchema>

const menuLeaf = z.strictObject({ title: text.max(100), target: text })
export const menuItemSchema = menuLeaf.extend({
  target: text.optional(),
  icon: z.enum(['dog', 'cat', 'rabbit', 'parrot', 'fish', 'about', 'contact']).optional(),
  phoneOnly: z.boolean().optional(),
  items: z.array(menuLeaf).optional(),
})
export const menusSchema = z.strictObject({
  top: z.array(menuItemSchema).min(1),
  header: z.array(menuItemSchema).min(1),
  footer: z.array(menuItemSchema).min(1),
  bottom: z.array(menuItemSchema).min(1),
})
export type DemoMenus = z.infer<typeof menusSchema>

export const categorySchema = z.strictObject({
  code: z.string().regex(/^[a-z]+$/),
  displayName: text,
  page: pageName,
  picture: text,
  products: z.array(sku).min(1),
})
export type DemoCategory = z.infer<typeof categorySchema>

/** All that one brand-locale says. */
export type SiteContent = {
  site: string
  /** File that holds it, for messages. */
  file: string
  pages: readonly DemoPageInput[]
  menus: DemoMenus
  categories: readonly DemoCategory[]
  products: readonly ProductText[]
}
