import { clipText, findUnstorable } from '@menagerie/contract/human-text'
import { z } from 'zod'
import { CallRefusal } from './refusal.ts'

/** Parameters that every call accepts; other code reads them. */
const COMMON = ['token', 'brand']

/**
 * Parses the query of a call, and reports the problems of each parameter. Parameters with `[]` may be repeated and
 * become lists.
 */
export function readCallQuery<Q extends z.ZodObject>(asked: URLSearchParams, schema: Q): z.output<Q> {
  const known = Object.keys(schema.shape)
  const names = new Set([...asked.keys()].filter((name) => !COMMON.includes(name)))
  // Maps instead of objects, because a parameter may be called like a property of every object, such as `constructor`.
  const errors = new Map<string, string[]>()
  const given = new Map<string, string | string[]>()
  const refuse = (name: string, text: string) => errors.set(name, [...(errors.get(name) ?? []), text])
  for (const name of names) {
    const values = asked.getAll(name)
    if (!known.includes(name)) refuse(clipText(name, 60), `is not known here: ${known.join(', ') || 'no names are'}`)
    else if (values.some((value) => findUnstorable(value) !== undefined))
      refuse(name, 'holds a character that no text has')
    else if (name.endsWith('[]')) given.set(name, values)
    else if (values.length > 1) refuse(name, 'is given more than once')
    else given.set(name, values[0] ?? '')
  }
  const read = schema.safeParse(Object.fromEntries(given))
  const named = new Set(errors.keys())
  for (const { path, message } of read.error?.issues ?? []) {
    const name = String(path[0] ?? '')
    if (!named.has(name)) refuse(name, message)
  }
  if (read.success && errors.size === 0) return read.data
  throw new CallRefusal(400, 'The query of this call is wrong', Object.fromEntries(errors))
}

/** A whole number as text. */
export function wholeNumberSchema(min: number, max: number) {
  const range = `must be a whole number from ${min} to ${max}`
  return z.preprocess(
    (text) => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text),
    z.number(range).int(range).min(min, range).max(max, range),
  )
}

/** Query field of calls that can return everything at once. */
export const wholeListFields = {
  all: z.literal('1', 'can only be 1').optional().describe('`1`: everything in one answer.'),
}
