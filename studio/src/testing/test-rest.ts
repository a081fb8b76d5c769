import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { z } from 'zod'
import type { TestStudio } from './test-studio.ts'

const PASSWORD = 'long enough'
const OF_NL = ['tailwell/nl_NL'] as const

export const STAFF = {
  admin: { role: 'admin', sites: [] },
  editor: { role: 'editor', sites: [...OF_NL] },
  catalogue: { role: 'catalogue', sites: [] },
  reviewer: { role: 'reviewer', sites: [] },
  'back office': { role: 'backOffice', sites: [] },
} as const
export type Caller = keyof typeof STAFF | 'anonymous'

export type RestAnswer = { status: number; body: unknown; text: string; type: string | null }
type RestCall = { body?: unknown; headers?: Record<string, string> }

/** Calls the studio's REST API like its own pages, signed in as one of these users. */
export async function openRest({ payload }: Pick<TestStudio, 'payload'>) {
  const ids = new Map<Caller, string>()
  const tokens = new Map<Caller, string>()
  for (const [who, { role, sites }] of Object.entries(STAFF)) {
    const email = `${randomUUID()}@example.test`
    const data = { email, password: PASSWORD, name: who, role, sites: [...sites] }
    const caller = z.enum(['admin', 'catalogue', 'editor', 'reviewer', 'back office']).parse(who)
    ids.set(caller, (await payload.create({ collection: 'users', data })).id)
    tokens.set(caller, (await payload.login({ collection: 'users', data: { email, password: PASSWORD } })).token ?? '')
  }

  return {
    idOf: (who: Caller) => ids.get(who) ?? '',
    call: (who: Caller, method: string, path: string, ask: RestCall = {}) =>
      callRest({ payload }, tokens.get(who), method, path, ask),
  }
}

/** Sends a form like the admin, and anything else as JSON. */
export async function callRest(
  { payload }: Pick<TestStudio, 'payload'>,
  token: string | undefined,
  method: string,
  path: string,
  { body, headers = {} }: RestCall = {},
): Promise<RestAnswer> {
  const isForm = body instanceof FormData || 'content-type' in headers
  const request = new Request(`http://studio.example/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `JWT ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : toText(body, isForm) }),
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  const text = await answer.text()
  return { status: answer.status, text, body: toJson(text), type: answer.headers.get('content-type') }
}

/** A text with its own content type is sent unchanged. */
const toText = (body: unknown, asItIs: boolean) => (asItIs ? String(body) : JSON.stringify(body))

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
