import { randomUUID } from 'node:crypto'
import { handleEndpoints, type PayloadRequest } from 'payload'
import type { Role } from '../access/roles.ts'
import type { TestStudio } from './test-studio.ts'

export const TEST_PASSWORD = 'long enough for a test'

type TestRequest = { body?: unknown; headers?: Record<string, string> }

/** A simulated browser: it keeps cookies, and sends each request to the REST API below `/api/users`. */
export type TestBrowser = {
  cookies: Map<string, string>
  ask: (method: string, path: string, asked?: TestRequest) => Promise<TestAnswer>
}
type TestAnswer = { status: number; text: string; json: Record<string, unknown>; headers: Headers }

export function openTestBrowser({ payload }: TestStudio): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async ask(method, path, { body, headers } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const request = new Request(`http://localhost:3300/api/users${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer = await handleEndpoints({ config: payload.config, request })
      for (const set of answer.headers.getSetCookie()) keep(cookies, set)
      const text = await answer.text()
      return { status: answer.status, text, json: parse(text), headers: answer.headers }
    },
  }
}

function keep(cookies: Map<string, string>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  if (value === '' || /Max-Age=0\b/.test(set)) cookies.delete(name)
  else cookies.set(name, value)
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export const hasSession = ({ cookies }: TestBrowser): boolean => cookies.has('menagerie-studio-token')

export async function addTestPerson({ payload }: TestStudio, role: Role = 'reviewer') {
  const email = `${randomUUID()}@example.test`
  const data = { name: 'Ada', email, password: TEST_PASSWORD, role }
  const { id } = await payload.create({ collection: 'users', data })
  return { id, email }
}

export const signInTo = (browser: TestBrowser, email: string, password = TEST_PASSWORD) =>
  browser.ask('POST', '/login', { body: { email, password } })

/** The audit trail of a user, oldest first. */
export async function trailOfPerson({ payload }: TestStudio, id: string) {
  const where = { userId: { equals: id } }
  const { docs } = await payload.find({ collection: 'sign-ins', where, sort: 'createdAt', limit: 100 })
  return docs.map(({ action }) => action)
}

export async function subjectsTo({ payload }: TestStudio, email: string): Promise<string[]> {
  const where = { recipient: { equals: email } }
  return (await payload.find({ collection: 'mails', where, sort: 'createdAt', limit: 100 })).docs.map(
    ({ subject }) => subject,
  )
}

/** The user of this browser's session, as Payload finds it. */
export const whoIs = async (browser: TestBrowser): Promise<PayloadRequest['user'] | null> =>
  JSON.parse((await browser.ask('GET', '/me')).text).user
