import { z } from 'zod'
import type { Rule } from '../port/rule.ts'
import { SearchError } from '../port/search-error.ts'

const objectID = z.string().min(1).max(512)
const text = z.string().max(2_000)
const json = z.json()
const position = z.number().int().min(0).max(300)

const conditionSchema = z.object({
  pattern: text.optional(),
  anchoring: z.enum(['is', 'startsWith', 'endsWith', 'contains']).optional(),
  // Clients of former versions send it as a text.
  alternatives: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).optional(),
  context: text.optional(),
  filters: text.optional(),
})

const consequenceSchema = z.object({
  params: z.record(z.string(), json).optional(),
  promote: z
    .array(z.object({ objectID: objectID.optional(), objectIDs: z.array(objectID).max(100).optional(), position }))
    .max(300)
    .optional(),
  filterPromotes: z.boolean().optional(),
  hide: z.array(z.object({ objectID })).max(50).optional(),
  userData: json.optional(),
  renderingContent: z.record(z.string(), json).optional(),
})

const ruleSchema = z.object({
  objectID,
  conditions: z.array(conditionSchema).max(25).optional(),
  /** The single condition that former versions had. */
  condition: conditionSchema.optional(),
  consequence: consequenceSchema,
  description: text.optional(),
  enabled: z.boolean().optional(),
  validity: z
    .array(z.object({ from: z.number(), until: z.number() }))
    .max(100)
    .optional(),
})

/** Parses rules. Throws 400 that names the rule and its fault. */
export function parseStoredRules(values: readonly unknown[]): Rule[] {
  return values.map((value, at) => {
    const parsed = ruleSchema.safeParse(value)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new SearchError(400, `Rule ${at + 1}: ${issue?.path.join('.')}: ${issue?.message}`)
    }
    const { condition, ...rule } = parsed.data
    // Clients of former versions get back what they wrote, and a `condition` that they change counts when there is no list.
    const legacy = condition === undefined ? {} : { condition }
    return { ...rule, ...legacy, conditions: rule.conditions ?? (condition === undefined ? [] : [condition]) }
  })
}
