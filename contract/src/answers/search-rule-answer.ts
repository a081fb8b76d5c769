import { z } from 'zod'
import { searchRuleBodySchema } from '../search-rule.ts'

/** A search rule with its key. */
export const searchRuleAnswerSchema = searchRuleBodySchema.extend({ '@id': z.string().min(1) })
export type SearchRuleAnswer = z.infer<typeof searchRuleAnswerSchema>
