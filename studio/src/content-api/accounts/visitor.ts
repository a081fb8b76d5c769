import { VISITOR_HEADERS } from '@menagerie/contract/accounts'
import { clipText } from '@menagerie/contract/human-text'
import type { ApiContext } from '../call/api.ts'

/** The visitor that a site asks for. */
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

export function readBearer(c: ApiContext): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1]
}
