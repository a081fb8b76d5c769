import { BodyBytes } from '@menagerie/contract/body-bytes'
import { findUnstorable, isTooDeep } from '@menagerie/contract/human-text'
import type { z } from 'zod'
import type { ApiContext } from './api.ts'
import { CallRefusal } from './refusal.ts'

/** Largest body in bytes, unless a call declares another limit. */
export const BODY_BYTES = 64 * 1024

/** Texts of a refusal: English for programs, the visitor's language for typed input. */
export type BodyWords = { message: string; toText: (issue: z.core.$ZodIssue) => string }
const PLAIN_WORDS: BodyWords = { message: 'The body of this call is wrong', toText: ({ message }) => message }

/** Parses the JSON body of a call by its schema. Unknown fields are dropped, so that callers cannot set them. */
export async function readCallBody<B extends z.ZodType>(
  c: ApiContext,
  schema: B,
  maxBytes: number,
  words: BodyWords = PLAIN_WORDS,
): Promise<z.output<B>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new CallRefusal(415, 'The body of this call must be JSON')
  const json = parseJson(await readText(c, maxBytes))
  if (isTooDeep(json)) throw new CallRefusal(422, words.message, { '': ['is nested too deeply'] })
  const unstorable = findUnstorable(json)
  if (unstorable !== undefined)
    throw new CallRefusal(422, words.message, { [unstorable]: ['holds a character that no text has'] })
  const read = schema.safeParse(json)
  if (read.success) return read.data
  throw new CallRefusal(422, words.message, toFieldErrors(read.error, words))
}

/** Messages by field, as in spec §8; messages about the whole body have the key ''. */
function toFieldErrors({ issues }: z.ZodError, { toText }: BodyWords): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    errors.set(name, [...(errors.get(name) ?? []), toText(issue)])
  }
  return Object.fromEntries(errors)
}

const readText = async (c: ApiContext, maxBytes: number) => (await readCallBytes(c, maxBytes)).toString('utf8')

/** Reads the raw body of a call. */
export async function readCallBytes(c: ApiContext, maxBytes: number): Promise<Buffer> {
  const tooLarge = new CallRefusal(413, `A body has at most ${maxBytes} bytes`)
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge
  const bytes = new BodyBytes(maxBytes)
  for await (const piece of c.req.raw.body ?? []) if (!bytes.add(piece)) throw tooLarge
  return bytes.take()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CallRefusal(400, 'The body of this call is not JSON')
  }
}
