import type { IncomingMessage } from 'node:http'
import type { Metrics } from '../metrics/metrics.ts'
import { BAD_REQUEST_PAGE, TOO_LARGE_PAGE, toPlainAnswer } from '../pages/plain-page.ts'
import { type Answer, toAnswer } from './answer.ts'

/** Largest body of a request; that of forms is smaller (`forms/answer-form.ts`). */
export const MAX_BODY_BYTES = 1_048_576
const CLOSE = ['Connection', 'close']
const METHODS = ['GET', 'HEAD', 'POST']

type Options = { headers: readonly string[]; metrics: Metrics }

/** Refuses requests that Node's parser accepts but no address answers. Services check their own methods. */
export function refuseRequest(
  request: IncomingMessage,
  isService: (target: string) => boolean,
  { headers, metrics }: Options,
): Answer | undefined {
  const { url: target = '', method = '' } = request
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    metrics.count('other:too-large')
    return toPlainAnswer(413, [...headers, ...CLOSE], TOO_LARGE_PAGE)
  }
  if (countHosts(request) > 1 || isChunkedByOld(request)) {
    metrics.count('other:bad-request')
    return toPlainAnswer(400, [...headers, ...CLOSE], BAD_REQUEST_PAGE)
  }
  if (hasOtherCoding(request)) {
    metrics.count('other:bad-request')
    return toAnswer(501, [...headers, ...CLOSE], Buffer.alloc(0))
  }
  if (isService(target)) return undefined
  if (!METHODS.includes(method)) {
    metrics.count('other:method-not-allowed')
    // A body that comes with it is not read.
    return toAnswer(405, ['Allow', 'GET, HEAD', ...CLOSE, ...headers], Buffer.alloc(0))
  }
  if (target.startsWith('/')) return undefined
  metrics.count('other:bad-request')
  return toPlainAnswer(400, headers, BAD_REQUEST_PAGE)
}

/** Counts the Host headers of a request. Where there are several, Node takes the first and a proxy before the site may take another (RFC 9112, 3.2). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
}

/** Node reads `gzip, chunked` as chunks without an error; a proxy before the site may end the body elsewhere (RFC 9112, 6.1). */
function hasOtherCoding({ headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  return coding !== undefined && coding.toLowerCase() !== 'chunked'
}

/** HTTP/1.0 has no chunked coding: a proxy of that version would have passed the chunks on as they are. */
function isChunkedByOld({ headers, httpVersion }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined && httpVersion === '1.0'
}
