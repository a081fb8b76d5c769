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
 * Before Next reads a request: notes in a header which address it came from, whatever the caller wrote there, and puts an address that
 * cannot be read aside. Next itself would answer that one with 500, and Payload one that begins with what every object has.
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

/** Payload looks collections up by name in a plain object. */
const isInherited = (url: string) =>
  (OF_API.exec(URL.parse(url, 'http://studio')?.pathname ?? '')?.groups?.name ?? '') in Object.prototype

const OF_PAGES = /^\/admin(?:[/?]|$)/
const NUL = /%00/g

/**
 * A page of the admin without NUL in its query. Payload keeps the language of a form among the preferences of a person, and other parts of an
 * address in questions to the database: none stores that character. The API refuses it with a sentence.
 */
function withoutNul(url: string): string {
  const at = url.indexOf('?')
  return at < 0 || !OF_PAGES.test(url) ? url : url.slice(0, at) + url.slice(at).replace(NUL, '')
}

/** A list of the admin with an odd question shows what it shows without: its page fails over it. */
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
