import type { BrandKey } from '@menagerie/sites/brand-locale'
import { toEndedSessionCookie } from '../../platform/session-cookie.ts'
import { type Answer, toAnswer } from './answer.ts'
import { NO_STORE } from './headers.ts'

const KEPT_BY_CACHES = new Set(['Cache-Control', 'ETag', 'Content-Length'])

/** Returns the answer for anonymous visitors and deletes the cookie of an ended session. No cache may keep it. */
export function withEndedSession(
  { status, headers, body }: Answer,
  brand: BrandKey,
  options: { https: boolean },
): Answer {
  const setsOwn = headers.some((text, at) => at % 2 === 0 && text === 'Set-Cookie')
  const others = headers.filter((_, at) => !KEPT_BY_CACHES.has(headers[at - (at % 2)] ?? ''))
  const cookie = setsOwn ? [] : ['Set-Cookie', toEndedSessionCookie(brand, options)]
  return toAnswer(status, [...others, ...NO_STORE, ...cookie], body)
}
