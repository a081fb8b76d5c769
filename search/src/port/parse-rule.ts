import { z } from 'zod'
import type { Rule } from './rule.ts'
import { SearchError } from './search-error.ts'
import type { Json } from './search-record.ts'

const text = z.string('expected a text')
const name = text.min(1, 'expected a text that is not empty').max(500, 'expected at most 500 characters')
const flag = z.boolean('expected true or false')
/** Texts that editors write into rules: patterns, filters, descriptions. */
const prose = text.max(2000, 'expected at most 2000 characters')
const seconds = z.number('expected seconds since 1970')
/** End of a validity that has only a beginning. */
const NEVER = Number.MAX_SAFE_INTEGER / 1000

const json: z.ZodType<Json> = z.json('expected JSON')
const object = z.record(z.string(), json, 'expected an object')

const conditionSchema = z.object(
  {
    pattern: prose.optional(),
    anchoring: z
      .enum(['is', 'startsWith', 'endsWith', 'contains'], 'expected is, startsWith, endsWith or contains')
      .optional(),
    // Algolia formerly wrote it as a text as well.
    alternatives: z.union([flag, z.stringbool()], 'expected true or false').optional(),
    context: name.optional(),
    filters: prose.optional(),
  },
  'expected an object',
)

const promoteSchema = z.object(
  {
    objectID: name.optional(),
    objectIDs: z.array(name, 'expected a list of texts').optional(),
    position: z.int('expected a whole number').min(0, 'expected a position from 0'),
  },
  'expected an object',
)

const consequenceSchema = z.object(
  {
    params: object.optional(),
    promote: z.array(promoteSchema, 'expected a list').optional(),
    filterPromotes: flag.optional(),
    hide: z.array(z.object({ objectID: name }, 'expected an object'), 'expected a list').optional(),
    userData: json.optional(),
    renderingContent: object.optional(),
  },
  'expected an object',
)

const ruleSchema = z.object({
  objectID: name,
  conditions: z.array(conditionSchema, 'expected a list').optional(),
  consequence: consequenceSchema,
  description: prose.optional(),
  enabled: flag.optional(),
  validity: z
    .array(
      z.object({ from: seconds.default(0), until: seconds.default(NEVER) }, 'expected an object'),
      'expected a list',
    )
    .optional(),
})

const outline = z.record(z.string(), z.unknown(), 'expected an object')

/**
 * Reads a rule from Algolia's JSON. A single `condition` (the former format) becomes `conditions`. Null counts as absent, unknown
 * fields are left out. Throws a `SearchError` 400. Whether the parts agree with each other is checked by `prepareRules`.
 */
export function parseRule(value: unknown): Rule {
  const seen = outline.safeParse(value)
  if (!seen.success) throw new SearchError(400, 'Rule: expected an object')
  const { condition, ...rule } = dropNulls(seen.data)
  const conditions = rule.conditions ?? (condition === undefined ? undefined : [condition])
  const listed = Array.isArray(conditions) ? conditions.map(dropNullsOf) : conditions
  const parsed = ruleSchema.safeParse({ ...rule, ...(listed === undefined ? {} : { conditions: listed }) })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const id = typeof rule.objectID === 'string' ? ` "${rule.objectID}"` : ''
  throw new SearchError(400, `Rule${id}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Reads a batch of rules, as `/rules/batch` takes it. Throws a `SearchError` 400. */
export function parseSentRules(value: unknown): Rule[] {
  if (!Array.isArray(value)) throw new SearchError(400, 'Rules: expected a list')
  return value.map((entry: unknown) => parseRule(entry))
}

function dropNullsOf(value: unknown): unknown {
  const seen = outline.safeParse(value)
  return seen.success ? dropNulls(seen.data) : value
}

function dropNulls(object: { [name: string]: unknown }): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null))
}
