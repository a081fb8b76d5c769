import { type NextRequest, NextResponse } from 'next/server'
import { answerWhileAway } from './src/admin/answer-while-away.ts'
import { createNonce, findFramedOrigins, toAdminPolicy } from './src/admin/content-policy.ts'
import { openDatabaseCheck } from './src/admin/open-database-check.ts'
import { findUnheardLanguage, LANGUAGE_COOKIE } from './src/model/languages/reader-language.ts'
import { isProduction } from './src/platform/environment.ts'

const CSP = 'Content-Security-Policy'
const isAway = openDatabaseCheck(process.env.DATABASE_URL ?? '')
const framed = findFramedOrigins()

/** Next runs this before every page of the admin. */
export async function proxy(request: NextRequest): Promise<Response> {
  const away = await answerWhileAway(request, isAway)
  if (away !== undefined) return away
  const policy = toAdminPolicy(createNonce(), framed, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set(CSP, policy)
  const language = findUnheardLanguage(
    request.cookies.get(LANGUAGE_COOKIE)?.value,
    request.headers.get('accept-language'),
  )
  if (language !== undefined) request.cookies.set(LANGUAGE_COOKIE, language)
  headers.set('cookie', request.cookies.toString())
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set(CSP, policy)
  if (language !== undefined) answer.cookies.set(LANGUAGE_COOKIE, language, { sameSite: 'lax', secure: isProduction() })
  return answer
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
