import { findUnstorable, isTooDeep } from '@menagerie/contract/human-text'
import type { z } from 'zod'
import type { ApiContext } from './api.ts'
import { CallRefusal } from './refusal.ts'

/** The most of a body, unless a call says otherwise. */
export const BODY_BYTES = 64 * 1024

/** What a refusal says of a body: for programs in English, for what people have typed in their language. */
export type BodyWords = { message: string; toText: (issue: z.core.$ZodIssue) => string }
const PLAIN_WORDS: BodyWords = { message: 'The body of this call is wrong', toText: ({ message }) => message }

/**
 * The JSON that a call was sent, held to its schema. Names that the schema does not know are dropped, so no caller can set
 * what it should not.
 */
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

/** Messages by field, as spec §8 has them; those about the body as a whole stand under ''. */
function toFieldErrors({ issues }: z.ZodError, { toText }: BodyWords): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    errors.set(name, [...(errors.get(name) ?? []), toText(issue)])
  }
  return Object.fromEntries(errors)
}

const readText = async (c: ApiContext, maxBytes: number) => (await readCallBytes(c, maxBytes)).toString('utf8')

/** All that a call was sent, as it came. */
export async function readCallBytes(c: ApiContext, maxBytes: number): Promise<Buffer> {
  const tooLarge = new CallRefusal(413, `A body has at most ${maxBytes} bytes`)
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of c.req.raw.body ?? []) {
    bytes += piece.byteLength
    if (bytes > maxBytes) throw tooLarge
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CallRefusal(400, 'The body of this call is not JSON')
  }
}
