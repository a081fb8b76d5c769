import { z } from 'zod'
import { linkSchema } from './link.ts'
import { productFilterSchema } from './page.ts'

/** Which search a rule changes. */
export const RULED_SEARCHES = ['products', 'pages', 'blog'] as const

/** Where in a visitor's words the pattern must stand. */
export const RULE_ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const

const conditionSchema = z.object({
  pattern: z.string().min(1).max(100),
  anchoring: z.enum(RULE_ANCHORINGS),
  /** Tells whether mistyped words, other forms of the word and synonyms count, too. */
  alternatives: z.boolean().default(true),
})

/** Something that editors change about what a search finds, in one brand-locale. All keys are those of entries: a sku for products. */
export const searchRuleBodySchema = z.object({
  search: z.enum(RULED_SEARCHES),
  /** One of them must hold; none: every search. */
  conditions: z.array(conditionSchema),
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  /** Key and place, 0 is the first. */
  promote: z.array(z.object({ key: z.string().min(1), position: z.number().int().min(0).max(299) })).max(300),
  hide: z.array(z.string().min(1)).max(50),
  /** Only products that pass. */
  filters: z.array(productFilterSchema),
  /** Searched for instead. */
  replaceQuery: z.string().min(1).max(200).optional(),
  /** Where the visitor is sent at once. */
  redirect: linkSchema.optional(),
  /** Above the hits; `image` is a media key. */
  banner: z.object({ image: z.string().min(1), link: linkSchema.optional() }).optional(),
})
export type SearchRuleBody = z.infer<typeof searchRuleBodySchema>
