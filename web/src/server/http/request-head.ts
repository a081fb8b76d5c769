import { mayHoldSession } from '../../platform/session-cookie.ts'
import { isArrivalFrom } from './is-arrival.ts'

/** The head of a plain GET: everything that a cached answer can depend on. */
export type RequestHead = {
  target: string
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** The visitor's address as proxies report it; it only affects how long a page waits, not its content. */
  forwardedFor: string | undefined
  /** Trace that a CDN or a load balancer began; it only affects spans and logs, not the answer. */
  traceparent: string | undefined
  isArrival: boolean
}

/** Heads of browsers are below 2 KiB; a longer one is read by Node's own parser. */
const MAX_HEAD_BYTES = 8_192
/** One GET with well-formed header lines and printable text, nothing else. */
const PLAIN_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t -~\x80-\xff]*\r\n)+\r\n$/
/** Headers of a body, another protocol or another lifetime of the connection: left to Node's parser. */
const NOT_PLAIN = ['content-length', 'transfer-encoding', 'expect', 'upgrade', 'te', 'trailer']
/** Combines length and first letter: excludes most of a browser's headers from closer checks, which halves the time. */
const toHint = (length: number, first: number) => length * 256 + (first | 0x20)
const WATCHED = [
  'host',
  'accept-encoding',
  'if-none-match',
  'connection',
  'cookie',
  'x-forwarded-for',
  'sec-fetch-site',
  'traceparent',
  ...NOT_PLAIN,
]
const HINTS = new Set(WATCHED.map((name) => toHint(name.length, name.charCodeAt(0))))
const START = 'GET '.length
const VERSION = ' HTTP/1.1\r\n'.length

/**
 * Reads one complete, plain request head. Undefined for anything unusual (several requests in one piece, a folded
 * line, a body, a second Host, a session …): that goes to Node's parser, so being strict here refuses no request, and
 * the two parsers cannot disagree on where a request ends.
 */
export function readPlainHead(bytes: Buffer): RequestHead | undefined {
  if (bytes.length > MAX_HEAD_BYTES) return undefined
  const text = bytes.toString('latin1')
  const match = PLAIN_GET.exec(text)
  const target = match?.[1]
  if (target === undefined) return undefined
  let host: string | undefined
  let acceptEncoding: string | undefined
  let ifNoneMatch: string | undefined
  let forwardedFor: string | undefined
  let fetchSite: string | undefined
  let traceparent: string | undefined
  for (let at = START + target.length + VERSION; at < text.length - 2; ) {
    const colon = text.indexOf(':', at)
    const end = text.indexOf('\r', colon)
    if (HINTS.has(toHint(colon - at, text.charCodeAt(at)))) {
      const name = text.slice(at, colon).toLowerCase()
      const value = text.slice(colon + 1, end).trim()
      if (name === 'host') {
        if (host !== undefined) return undefined
        host = value
      } else if (name === 'accept-encoding') {
        if (acceptEncoding !== undefined) return undefined
        acceptEncoding = value
      } else if (name === 'if-none-match') {
        if (ifNoneMatch !== undefined) return undefined
        ifNoneMatch = value
      } else if (name === 'x-forwarded-for') {
        forwardedFor = forwardedFor === undefined ? value : `${forwardedFor}, ${value}`
      } else if (name === 'sec-fetch-site') {
        fetchSite = value
      } else if (name === 'traceparent') {
        traceparent = value
      } else if (name === 'connection') {
        if (value.toLowerCase() !== 'keep-alive') return undefined
      } else if (name === 'cookie') {
        if (mayHoldSession(value)) return undefined
      } else if (NOT_PLAIN.includes(name)) {
        return undefined
      }
    }
    at = end + 2
  }
  if (host === undefined) return undefined
  return { target, host, acceptEncoding, ifNoneMatch, forwardedFor, traceparent, isArrival: isArrivalFrom(fetchSite) }
}
