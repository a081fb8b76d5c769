import { setTimeout as sleep } from 'node:timers/promises'
import type { StudioCredentials } from '@menagerie/demo/demo-users'
import { z } from 'zod'

const RETRY_MS = 100
const CALL_MS = 15_000
/** Time without success after which something must be broken for good. */
const PATIENCE_MS = 120_000

type AdminAnswer = { status: number; body: unknown }
export type AdminClient = {
  /** Repeats a call until an answer comes. While the admin is dead, it is unknown whether the former call was carried out. */
  send: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: unknown) => Promise<AdminAnswer>
  /** Authorization header, for calls that are not answered in JSON. */
  readonly authorization: string
  readonly lostAnswers: number
}

/** Signs in to the admin's REST API as its own pages do. */
export async function signInByRest(origin: string, credentials: StudioCredentials): Promise<AdminClient> {
  let lostAnswers = 0
  const attempt = async (
    method: string,
    path: string,
    data: unknown,
    token: string | undefined,
  ): Promise<AdminAnswer> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const persist = async (method: string, path: string, data: unknown, token?: string): Promise<AdminAnswer> => {
    for (const deadline = Date.now() + PATIENCE_MS; ; ) {
      try {
        const answer = await attempt(method, path, data, token)
        if (answer.status < 500) return answer
      } catch {
        lostAnswers += 1
      }
      if (Date.now() > deadline) throw new Error(`${method} ${path} had no answer for ${PATIENCE_MS / 1000} s`)
      await sleep(RETRY_MS)
    }
  }
  const { body } = await persist('POST', '/users/login', credentials)
  const { token } = z.object({ token: z.string() }).parse(body)
  return {
    send: (method, path, data) => persist(method, path, data, token),
    authorization: `JWT ${token}`,
    get lostAnswers() {
      return lostAnswers
    },
  }
}
