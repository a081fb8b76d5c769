import { CUSTOMER_HEADER, VISITOR_HEADERS } from '@menagerie/contract/accounts'
import { clipText } from '@menagerie/contract/human-text'
import type { ApiContext } from '../call/api.ts'

/** The visitor that the site makes the call for. */
export type AccountVisitor = { address: string; device: string | undefined; agent: string }

const UNKNOWN = 'unknown'
const AGENT_CHARS = 300

export function readVisitor(c: ApiContext): AccountVisitor {
  return {
    address: c.req.header(VISITOR_HEADERS.address)?.slice(0, 100) || UNKNOWN,
    device: c.req.header(VISITOR_HEADERS.device)?.slice(0, 100) || undefined,
    agent: clipText(c.req.header(VISITOR_HEADERS.agent) ?? '', AGENT_CHARS),
  }
}

/** The customer's session token: from a header of its own, or from the bearer if the site's token is in the query (spec §7). */
export function readBearer(c: ApiContext): string | undefined {
  const bearer =
    c.req.query('token') === undefined ? undefined : /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return /^[\w-]{20,100}$/.exec(c.req.header(CUSTOMER_HEADER) ?? bearer ?? '')?.[0]
}
