import { z } from 'zod'
import { linkSchema } from './link.ts'
import { productFilterSchema } from './page.ts'

/** Which search a rule changes. */
export const RULED_SEARCHES = ['products', 'pages', 'blog'] as const

/** Position of the pattern in the visitor's query. */
export const RULE_ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const

const conditionSchema = z.object({
  pattern: z.string().min(1).max(100),
  anchoring: z.enum(RULE_ANCHORINGS),
  /** Whether typing errors, other forms of the word and synonyms match, too. */
  alternatives: z.boolean().default(true),
})

/** A change that editors make to the results of a search in one brand-locale. All keys are keys of entries: the SKU for products. */
export const searchRuleBodySchema = z.object({
  search: z.enum(RULED_SEARCHES),
  /** At least one must hold; without conditions the rule applies to every search. */
  conditions: z.array(conditionSchema),
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  /** Key and position; 0 is the first. */
  promote: z.array(z.object({ key: z.string().min(1), position: z.number().int().min(0).max(299) })).max(300),
  hide: z.array(z.string().min(1)).max(50),
  /** Results are limited to matching products. */
  filters: z.array(productFilterSchema),
  /** The query to search for instead. */
  replaceQuery: z.string().min(1).max(200).optional(),
  /** Where visitors are redirected immediately. */
  redirect: linkSchema.optional(),
  /** Shown above the hits; `image` is a media key. */
  banner: z.object({ image: z.string().min(1), link: linkSchema.optional() }).optional(),
})
export type SearchRuleBody = z.infer<typeof searchRuleBodySchema>
