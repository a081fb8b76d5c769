import { BodyBytes } from '@menagerie/contract/body-bytes'
import { findUnstorable, isTooDeep } from '@menagerie/contract/human-text'
import { toAdminRefusal } from '../access/refuse.ts'
import { UNREADABLE } from '../model/admin/refuse-odd-questions.ts'
import { NO_FIELDS } from '../model/fields/require-fields.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Far more than the largest page; files are sent as multipart forms, which have another limit. */
export const MOST_JSON_BYTES = 10 * 1024 * 1024
/** Callers without a session only sign in or request a link. */
export const MOST_STRANGERS_BYTES = 64 * 1024

type KnowPerson = (headers: Headers) => Promise<boolean>

/**
 * Checks bodies before anything else reads them: their size, whatever their type says, and the depth and characters of
 * JSON, also in the fields of a form. Multipart forms of signed-in users are exempt, because they contain files: their
 * reader has a limit of its own, and saves check their fields. `isPerson` verifies the session, because a cookie can be
 * invented.
 */
export function refuseOddBodies<Context>(handler: Handler<Context>, isPerson: KnowPerson): Handler<Context> {
  return async (request, context) => {
    const { url, method, headers, signal } = request
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const hasSession = !isStranger(headers)
    const hasFiles = type.startsWith('multipart/')
    if (hasFiles && hasSession && (await isPerson(headers))) return handler(request, context)
    const find = async (bytes: Buffer) => {
      if (hasFiles) return refuseOddForm(bytes, headers.get('content-type') ?? '')
      return type === 'application/json' ? refuseOdd(bytes.toString('utf8'), isQuestion(headers)) : undefined
    }
    if (request.body === null) return (await find(Buffer.alloc(0))) ?? handler(request, context)
    const body = await readBody(request.body, async () => hasSession && !hasFiles && (await isPerson(headers)))
    if (body === 'of a stranger') return hasSession ? refuseSession(hasFiles) : tooMuch()
    if (body === 'too large') return tooMuch()
    return (await find(body)) ?? handler(new Request(url, { method, headers, signal, body }), context)
  }
}

const tooMuch = () => toAdminRefusal(413, 'This is too much at once')

/** The session may have ended during the upload: the user must sign in again. */
const refuseSession = (hasFiles: boolean) =>
  toAdminRefusal(401, hasFiles ? 'Sign in again: this session is over. The file was not saved.' : 'Sign in first')

/** With one of these headers, Payload reads the body of a POST as the query of a GET, and throws if it is not JSON. */
const QUESTION_HEADERS = ['x-http-method-override', 'x-payload-http-method-override']

const isQuestion = (headers: Headers) => QUESTION_HEADERS.some((name) => headers.has(name))

const isStranger = (headers: Headers) => !headers.has('authorization') && !headers.has('cookie')

/** Reads a body, and of what is more than a stranger may send only that of a person. */
async function readBody(
  body: ReadableStream<Uint8Array>,
  mayBeLarge: () => Promise<boolean>,
): Promise<Buffer<ArrayBuffer> | 'of a stranger' | 'too large'> {
  const bytes = new BodyBytes(MOST_JSON_BYTES)
  let size = 0
  let isOfPerson = false
  for await (const piece of body) {
    size += piece.length
    if (size > MOST_STRANGERS_BYTES && !isOfPerson) {
      isOfPerson = await mayBeLarge()
      if (!isOfPerson) return 'of a stranger'
    }
    if (!bytes.add(piece)) return 'too large'
  }
  return Buffer.from(bytes.take())
}

/** Name of the form field with the document's fields in Payload. */
const FIELDS = '_payload'

async function refuseOddForm(bytes: Buffer, type: string): Promise<Response | undefined> {
  const sent = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
  const form = await sent.formData().catch(() => undefined)
  if (form === undefined) return toAdminRefusal(400, UNREADABLE)
  return form
    .getAll(FIELDS)
    .map((value) => (typeof value === 'string' ? refuseOdd(value, false) : undefined))
    .find((refusal) => refusal !== undefined)
}

/** Payload itself refuses invalid JSON, except in queries. */
function refuseOdd(text: string, isQuestion: boolean): Response | undefined {
  const value = parse(text)
  if (value === undefined) return isQuestion ? toAdminRefusal(400, NO_FIELDS) : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return toAdminRefusal(400, NO_FIELDS)
  if (isTooDeep(value)) return toAdminRefusal(400, 'This is nested too deeply: remove some of its levels')
  const path = findUnstorable(value)
  if (path === undefined) return undefined
  const message = 'This text contains a character that cannot be stored: type it instead of pasting it'
  const data = { errors: [{ path, message, label: message }] }
  return Response.json({ errors: [{ name: 'ValidationError', message, data }] }, { status: 400 })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
