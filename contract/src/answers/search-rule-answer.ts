import { z } from 'zod'
import { searchRuleBodySchema } from '../search-rule.ts'

/** A rule, with the key it is known by. */
export const searchRuleAnswerSchema = searchRuleBodySchema.extend({ '@id': z.string().min(1) })
export type SearchRuleAnswer = z.infer<typeof searchRuleAnswerSchema>
