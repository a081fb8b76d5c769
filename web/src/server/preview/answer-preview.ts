import type { IncomingMessage } from 'node:http'
import { type BodyFault, readFormBody } from '../forms/read-body.ts'
import { MAX_BODY_BYTES } from '../http/refuse-request.ts'
import type { Previews } from './open-previews.ts'

const READ_MS = 10_000
const FAULTS: Readonly<Record<BodyFault, 400 | 408 | 413>> = { 'too-large': 413, 'too-slow': 408, 'cut-off': 400 }

/**
 * Reads what the studio posts, within the limits of a form; it may come in chunks. Without a permission in the address it is read
 * but not kept: otherwise strangers could fill the memory with a megabyte for each connection.
 */
export async function answerPreview(previews: Previews, incoming: IncomingMessage, visitor: string) {
  const { url = '', method, headers } = incoming
  if (method !== 'POST') return previews.answer(url, undefined, visitor)
  const body = await readFormBody(incoming, {
    maxBytes: MAX_BODY_BYTES,
    ms: READ_MS,
    isKept: previews.isAllowed(url),
  })
  if (!body.ok) return { status: FAULTS[body.error], html: 'Not a preview', isCut: true }
  const isForm = headers['content-type'] !== 'application/json'
  return previews.answer(url, { text: body.value.toString(), isForm }, visitor)
}
