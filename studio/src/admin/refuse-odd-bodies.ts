import { findUnstorable, isTooDeep } from '@menagerie/contract/human-text'
import { toAdminRefusal } from '../access/refuse.ts'
import { UNREADABLE } from '../model/admin/refuse-odd-questions.ts'
import { NO_FIELDS } from '../model/fields/require-fields.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Far more than the largest page; files come in forms of several parts, which have a limit of their own. */
export const MOST_JSON_BYTES = 10 * 1024 * 1024
/** A caller without a session signs in, or asks for a link. */
export const MOST_STRANGERS_BYTES = 64 * 1024

type KnowPerson = (headers: Headers) => Promise<boolean>

/**
 * Before anything reads the body of a call: it is of a size that fits in memory, whatever its type says; JSON is of a depth and of letters
 * that all that follows can take, also where it comes as the fields of a form. Forms of people with a session pass, for they bring files: what
 * reads them has a limit of its own, and saves look at their fields. `isPerson` says whether a session is one, for a cookie is easily made up.
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
    const body = await readUpTo(request.body, hasSession && !hasFiles ? MOST_JSON_BYTES : MOST_STRANGERS_BYTES)
    if (body === undefined)
      return hasFiles && hasSession ? refuseSession() : toAdminRefusal(413, 'This is too much at once')
    return (await find(body)) ?? handler(new Request(url, { method, headers, signal, body }), context)
  }
}

/** The session of an upload may have ended meanwhile: its sender is asked to sign in. */
const refuseSession = () => toAdminRefusal(401, 'Sign in again: this session is over. The file was not saved.')

/** With one of them Payload reads the body of a POST as the question of a GET, and throws where it is no JSON. */
const QUESTION_HEADERS = ['x-http-method-override', 'x-payload-http-method-override']

const isQuestion = (headers: Headers) => QUESTION_HEADERS.some((name) => headers.has(name))

const isStranger = (headers: Headers) => !headers.has('authorization') && !headers.has('cookie')

async function readUpTo(body: ReadableStream<Uint8Array>, most: number) {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Where Payload looks for the fields of a form. */
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

/** Text that is no JSON is left to Payload, which refuses it, but in questions. */
function refuseOdd(text: string, isQuestion: boolean): Response | undefined {
  const value = parse(text)
  if (value === undefined) return isQuestion ? toAdminRefusal(400, NO_FIELDS) : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return toAdminRefusal(400, NO_FIELDS)
  if (isTooDeep(value)) return toAdminRefusal(400, 'This is nested too deeply: take some of its levels away')
  const path = findUnstorable(value)
  if (path === undefined) return undefined
  const message = 'This text holds a character that cannot be stored: type it instead of pasting it'
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
