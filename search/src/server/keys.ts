import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Keys = {
  /** Undefined means that callers may name any application. */
  applicationId?: string
  /** Undefined means that every request may search. */
  search?: readonly string[]
  admin?: readonly string[]
}

export type KeyRole = 'admin' | 'search' | 'none'

/** Returns what a request's key allows. Node clients send the key in headers, browsers in the address. */
export function toRole(incoming: IncomingMessage, address: URLSearchParams, keys: Keys): KeyRole {
  const find = (name: string) => first(incoming.headers[name]) ?? address.get(name) ?? undefined
  const application = find('x-algolia-application-id')
  const key = find('x-algolia-api-key')
  if (keys.applicationId !== undefined && (application === undefined || !isSame(application, keys.applicationId)))
    return 'none'
  // All keys are compared, so that the time does not reveal which one matched.
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

/** Hashes values so that all have the same length. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
