import { type NextRequest, NextResponse } from 'next/server'
import { answerWhileAway } from './src/admin/answer-while-away.ts'
import { openDatabaseCheck } from './src/admin/open-database-check.ts'

const isAway = openDatabaseCheck(process.env.DATABASE_URL ?? '')

/** Next runs this before every page of the admin. */
export async function proxy(request: NextRequest): Promise<Response> {
  return (await answerWhileAway(request, isAway)) ?? NextResponse.next()
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
