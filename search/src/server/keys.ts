import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Keys = {
  /** Undefined: whatever application a caller names. */
  applicationId?: string
  /** Undefined: every request may search. */
  search?: readonly string[]
  admin?: readonly string[]
}

export type KeyRole = 'admin' | 'search' | 'none'

/** What the key of a request allows. Node clients send it in headers, browsers in the address. */
export function toRole(incoming: IncomingMessage, address: URLSearchParams, keys: Keys): KeyRole {
  const find = (name: string) => first(incoming.headers[name]) ?? address.get(name) ?? undefined
  const application = find('x-algolia-application-id')
  const key = find('x-algolia-api-key')
  if (keys.applicationId !== undefined && (application === undefined || !isSame(application, keys.applicationId)))
    return 'none'
  // All are compared, so that the time says nothing about which one it was.
  const isOneOf = (valid: readonly string[]) =>
    valid.filter((each) => key !== undefined && isSame(key, each)).length > 0
  if (isOneOf(keys.admin ?? [])) return 'admin'
  return keys.search === undefined || isOneOf(keys.search) ? 'search' : 'none'
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(hash(given), hash(wanted))
}

/** Makes values of one length, whatever was given. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
