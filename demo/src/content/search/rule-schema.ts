import { PRODUCT_FACETS } from '@menagerie/contract/product'
import { RULE_ANCHORINGS, RULED_SEARCHES } from '@menagerie/contract/search-rule'
import { z } from 'zod'
import { documentName, requiredText } from '../text-schema.ts'

/** A search rule of a site's editors. Targets are `page:NAME`, `article:NAME` or `product:SKU`. */
export const searchRuleSchema = z.strictObject({
  name: documentName,
  title: requiredText.max(200),
  search: z.enum(RULED_SEARCHES),
  conditions: z.array(z.strictObject({ pattern: requiredText.max(100), anchoring: z.enum(RULE_ANCHORINGS) })).min(1),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** Promoted products in their order. */
  promote: z.array(requiredText).default([]),
  /** Codes of values, by facet. */
  filters: z.partialRecord(z.enum(PRODUCT_FACETS), z.array(requiredText).min(1)).default({}),
  redirect: requiredText.optional(),
  banner: z.strictObject({ picture: requiredText, target: requiredText }).optional(),
})
export type DemoSearchRule = z.output<typeof searchRuleSchema>
export type DemoSearchRuleInput = z.input<typeof searchRuleSchema>
