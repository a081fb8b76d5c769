import { z } from 'zod'
import { Refusal } from './refusal.ts'

/** Names that every call takes, read elsewhere. */
const COMMON = ['token', 'brand']

/** The query of a call, each name with what is wrong about it. Names in `[]` may be repeated and are lists. */
export function readQuery<Q extends z.ZodObject>(asked: URLSearchParams, schema: Q): z.output<Q> {
  const known = Object.keys(schema.shape)
  const names = new Set([...asked.keys()].filter((name) => !COMMON.includes(name)))
  const errors: Record<string, string[]> = {}
  const refuse = (name: string, text: string) => {
    errors[name] = [...(errors[name] ?? []), text]
  }
  const given: Record<string, string | string[]> = {}
  for (const name of names) {
    const values = asked.getAll(name)
    if (!known.includes(name)) refuse(name.slice(0, 60), `is not known here: ${known.join(', ') || 'no names are'}`)
    else if (values.some((value) => value.includes('\0'))) refuse(name, 'holds a character that no text has')
    else if (name.endsWith('[]')) given[name] = values
    else if (values.length > 1) refuse(name, 'is given more than once')
    else given[name] = values[0] ?? ''
  }
  const read = schema.safeParse(given)
  for (const { path, message } of read.error?.issues ?? []) {
    const name = String(path[0] ?? '')
    if (!(name in errors)) refuse(name, message)
  }
  if (read.success && Object.keys(errors).length === 0) return read.data
  throw new Refusal(400, 'The query of this call is wrong', errors)
}

/** A whole number as text. */
export function wholeNumber(min: number, max: number) {
  const range = `must be a whole number from ${min} to ${max}`
  return z.preprocess(
    (text) => (typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text),
    z.number(range).int(range).min(min, range).max(max, range),
  )
}

/** Of calls that give all there is when asked for it. */
export const wholeListFields = {
  all: z.literal('1', 'can only be 1').optional().describe('`1`: everything in one answer.'),
}
