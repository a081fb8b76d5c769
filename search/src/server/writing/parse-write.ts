import { z } from 'zod'
import { SearchError } from '../../port/search-error.ts'
import type { Json } from '../../port/search-record.ts'

/** Most bytes of a record as JSON: Algolia's highest limit. */
export const MAX_RECORD_BYTES = 100_000
const MAX_CHANGES = 10_000

export type WriteFields = { readonly [name: string]: Json | undefined }

// The value came from parsed JSON, so what an object contains need not be checked again.
const fieldsSchema = z.custom<WriteFields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
)
const idSchema = z.union([z.string().min(1).max(512), z.number()]).transform(String)
const indexSchema = z
  .string()
  .min(1)
  .max(256)
  .regex(/^[^/*\p{Cc}]+$/u)

const ACTIONS = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'clear',
  'delete',
] as const

const changeSchema = z.object({
  action: z.enum(ACTIONS),
  body: fieldsSchema.default({}),
  indexName: z.string().optional(),
})
export type WriteChange = z.infer<typeof changeSchema>
const batchSchema = z.object({ requests: z.array(changeSchema).max(MAX_CHANGES) })

/** Parses a body. Throws 400 with the place of the first fault. */
export function parseWriteBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue === undefined || issue.path.length === 0 ? 'The body' : issue.path.join('.')
  throw new SearchError(400, `${place}: ${issue?.message ?? 'not understood'}`)
}

export function parseBatch(body: unknown): WriteChange[] {
  return parseWriteBody(batchSchema, body).requests
}

export function parseWriteFields(body: unknown): WriteFields {
  return parseWriteBody(fieldsSchema, body)
}

export function parseIndexName(name: unknown): string {
  const parsed = indexSchema.safeParse(name)
  if (parsed.success) return parsed.data
  throw new SearchError(400, 'The name of an index has 1 to 256 characters, no slash and no star.')
}

export function parseObjectID(id: unknown): string {
  const parsed = idSchema.safeParse(id)
  if (parsed.success) return parsed.data
  throw new SearchError(400, 'objectID: expected a text of 1 to 512 characters.')
}

/** Reads a switch. Algolia's clients write it in both ways. */
export function isTrue(address: URLSearchParams, name: string): boolean {
  return ['true', '1'].includes(address.get(name) ?? '')
}
