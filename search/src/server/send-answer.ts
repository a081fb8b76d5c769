import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { ApiAnswer } from './api-request.ts'

const zip = promisify(gzip)
/** Smaller answers fit into one packet and are not compressed. */
const ZIP_FROM_BYTES = 1_400
/** Time in which a refused caller may go on sending before the connection is closed. */
const DRAIN_MS = 1_000

export type Origins = '*' | readonly string[]

export function setHeaders(incoming: IncomingMessage, outgoing: ServerResponse, origins: Origins): void {
  outgoing.setHeader('x-content-type-options', 'nosniff')
  // The next query must see what was just published. Clients of the contract have their own caches.
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.setHeader('access-control-expose-headers', 'retry-after')
  if (origins === '*') return void outgoing.setHeader('access-control-allow-origin', '*')
  outgoing.setHeader('vary', 'Origin')
  const { origin } = incoming.headers
  if (origin !== undefined && origins.includes(origin)) outgoing.setHeader('access-control-allow-origin', origin)
}

export function sendPreflight(outgoing: ServerResponse, methods: string): void {
  outgoing.setHeader('access-control-allow-methods', methods)
  outgoing.setHeader(
    'access-control-allow-headers',
    'content-type, content-encoding, request-id, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken',
  )
  outgoing.setHeader('access-control-max-age', '86400')
  outgoing.writeHead(204).end()
}

/** Sends an answer as JSON. It calls `onBytes` with the size first, which throws when that is too much. */
export async function sendNodeJson(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: ApiAnswer,
  onBytes: (bytes: number) => void = () => {},
): Promise<void> {
  let bytes = 'json' in answer ? Buffer.from(answer.json) : Buffer.from(JSON.stringify(answer.body))
  onBytes(bytes.length)
  outgoing.setHeader('content-type', 'application/json; charset=utf-8')
  if (bytes.length >= ZIP_FROM_BYTES && takesGzip(incoming)) {
    bytes = await zip(bytes, { level: constants.Z_BEST_SPEED })
    outgoing.setHeader('content-encoding', 'gzip')
    const vary = outgoing.getHeader('vary')
    outgoing.setHeader('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
  }
  outgoing.setHeader('content-length', bytes.length)
  const isRead = incoming.complete
  if (!isRead) outgoing.setHeader('connection', 'close')
  outgoing.writeHead(answer.status ?? 200)
  if (isRead) return void outgoing.end(bytes)
  endWhenRead(incoming, outgoing, bytes)
}

/** Ends the connection when the caller has finished sending, or after `DRAIN_MS`. If it were closed at once, a refused caller would not see the answer. */
function endWhenRead(incoming: IncomingMessage, outgoing: ServerResponse, bytes: Buffer): void {
  const end = () => {
    clearTimeout(late)
    outgoing.end(() => incoming.socket.destroy())
  }
  const late = setTimeout(end, DRAIN_MS)
  late.unref()
  outgoing.write(bytes)
  incoming.once('end', end).once('close', end).resume()
}

function takesGzip(incoming: IncomingMessage): boolean {
  const accepted = incoming.headers['accept-encoding']
  if (typeof accepted !== 'string') return false
  return accepted.split(',').some((each) => {
    const [name = '', quality = ''] = each.trim().toLowerCase().split(';')
    return name.trim() === 'gzip' && !/^\s*q=0(\.0*)?\s*$/.test(quality)
  })
}
