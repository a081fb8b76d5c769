import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, inflate } from 'node:zlib'
import { BodyBytes } from '@menagerie/contract/body-bytes'
import { SearchError } from '../port/search-error.ts'
import { HttpRefusal } from './http-refusal.ts'

const INFLATERS = { gzip: promisify(gunzip), 'x-gzip': promisify(gunzip), deflate: promisify(inflate) } as const

type BodyLimits = { bytes: number; depth: number; ms: number }

/**
 * Reads the JSON of a body, whatever its content type is. Returns undefined for an empty body. Throws 400 for invalid
 * JSON, 408 for a body that does not arrive in time, 413 for one that is too large, 415 for an unknown encoding.
 */
export async function readJson(incoming: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const bytes = await inflated(incoming, await readBytes(incoming, limits), limits.bytes)
  if (bytes.length === 0) return undefined
  const text = toText(bytes)
  if (isDeeperThan(text, limits.depth)) throw new SearchError(400, `JSON may be nested ${limits.depth} levels deep.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchError(400, 'The body is not valid JSON.')
  }
}

function readBytes(incoming: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const tooLarge = new SearchError(413, `The body is larger than ${limits.bytes} bytes.`)
  if (Number(incoming.headers['content-length'] ?? 0) > limits.bytes) throw tooLarge
  return new Promise((done, fail) => {
    const bytes = new BodyBytes(limits.bytes)
    const late = setTimeout(() => end(new HttpRefusal(408, 'The body did not arrive in time.')), limits.ms)
    const onData = (part: Buffer) => {
      if (!bytes.add(part)) end(tooLarge)
    }
    const onEnd = () => end(undefined)
    const onBroken = () => end(new HttpRefusal(408, 'The connection ended within the body.'))
    const end = (error: Error | undefined) => {
      clearTimeout(late)
      incoming.off('data', onData).off('end', onEnd).off('aborted', onBroken).off('close', onBroken)
      if (error === undefined) done(bytes.take())
      else fail(error)
    }
    incoming.on('data', onData).on('end', onEnd).on('aborted', onBroken).on('close', onBroken).on('error', onBroken)
  })
}

async function inflated(incoming: IncomingMessage, bytes: Buffer, limit: number): Promise<Buffer> {
  const coding = incoming.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity' || coding === '' || bytes.length === 0) return bytes
  const inflater = coding === 'gzip' || coding === 'x-gzip' || coding === 'deflate' ? INFLATERS[coding] : undefined
  if (inflater === undefined) throw new HttpRefusal(415, 'Bodies come as they are, or with content-encoding gzip.')
  try {
    return await inflater(bytes, { maxOutputLength: limit })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLarge) throw new SearchError(413, `The body is larger than ${limit} bytes.`)
    throw new SearchError(400, `The body is not valid ${coding}.`)
  }
}

function toText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SearchError(400, 'The body is not valid UTF-8.')
  }
}

/** Tells whether a JSON text has deeper nesting than `limit`. Readers of the parsed body recurse into it, so thousands of levels must be refused. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (code === BRACKET || code === BRACE) {
      depth++
      if (depth > limit) return true
    } else if (code === BRACKET_END || code === BRACE_END) depth--
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const BRACKET = 0x5b
const BRACKET_END = 0x5d
const BRACE = 0x7b
const BRACE_END = 0x7d
