import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { PEER_HEADER } from '../access/sign-in/caller.ts'
import { isOddWhere } from './is-odd-where.ts'

const begun = z.object({ request: z.instanceof(IncomingMessage) })

type IncomingHead = {
  url?: string | undefined
  headers: IncomingMessage['headers']
  socket: { remoteAddress?: string }
}

/**
 * Runs before Next.js reads a request: sets a header with the address of the connection, overwriting the caller's
 * value, and replaces unreadable URLs by one that does not exist. Otherwise Next.js would answer these with 500, as
 * would Payload for names such as `constructor`.
 */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const { data } = begun.safeParse(message)
    if (data !== undefined) prepareRequest(data.request)
  })
}

export function prepareRequest(request: IncomingHead): void {
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  const { url = '/' } = request
  request.url = isReadable(url) && !isInherited(url) ? withoutOddWhere(withoutNul(url)) : '/no-such-address'
}

const OF_API = /^\/api\/(?<name>[^/]+)/
const OF_LIST = /^\/admin\/[^?]*\?/

/** Payload looks collections up by name in a plain object, where inherited names such as `constructor` exist. */
const isInherited = (url: string) =>
  (OF_API.exec(URL.parse(url, 'http://studio')?.pathname ?? '')?.groups?.name ?? '') in Object.prototype

const OF_PAGES = /^\/admin(?:[/?]|$)/
const NUL = /%00/g

/**
 * Removes NUL characters from the query of an admin page. Payload stores the form's language in a preference, and uses
 * other parameters in queries, but PostgreSQL cannot store that character. The API refuses it instead.
 */
function withoutNul(url: string): string {
  const at = url.indexOf('?')
  return at < 0 || !OF_PAGES.test(url) ? url : url.slice(0, at) + url.slice(at).replace(NUL, '')
}

/** Removes odd `where` parameters from a list's URL, because they would make its page fail. */
function withoutOddWhere(url: string): string {
  const [beginning] = OF_LIST.exec(url) ?? []
  if (beginning === undefined) return url
  const query = new URLSearchParams(url.slice(beginning.length))
  const kept = [...query].filter(([name, value]) => !isOddWhere(name, value))
  return kept.length === query.size ? url : beginning + new URLSearchParams(kept)
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
