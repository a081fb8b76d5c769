import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Imaging } from '../../media/imaging/imaging.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import { baseHeaders, type HeaderOptions, IMMUTABLE, NO_STORE } from '../http/headers.ts'
import { isNoneMatch } from '../http/if-none-match.ts'
import type { Metrics } from '../metrics/metrics.ts'

const RETRY_S = 5
const REFUSALS = {
  404: { text: 'Not found', result: 'image:not-found' },
  500: { text: 'An error occurred', result: 'image:failed' },
  503: { text: 'Not here yet', result: 'image:unavailable' },
} as const

type ImageAddress = { key: string; size: string; version: string }
type ImageOptions = HeaderOptions & {
  imaging: Imaging
  metrics: Metrics
  addressOf: (request: IncomingMessage) => string
}

/** Writes to the response directly, so that a picture in memory is not copied. Node leaves out the body of answers to HEAD. */
export async function answerImage(
  address: ImageAddress,
  request: IncomingMessage,
  response: ServerResponse,
  options: ImageOptions,
): Promise<void> {
  const { imaging, metrics, addressOf } = options
  const { accept, 'if-none-match': ifNoneMatch } = request.headers
  const answer = await imaging({ ...address, accept, visitor: toVisitorKey(addressOf(request)) })
  const base = baseHeaders(options)
  if (answer.status !== 200) {
    const { text, result } = REFUSALS[answer.status]
    metrics.count(result)
    const retry = answer.status === 503 ? ['Retry-After', String(RETRY_S)] : []
    response.writeHead(answer.status, [...base, ...NO_STORE, ...retry, 'Content-Type', 'text/plain; charset=utf-8'])
    response.end(text)
    return
  }
  const { bytes, etag, from, mime } = answer
  metrics.count(`image:${from}`)
  const headers = [...base, ...IMMUTABLE, 'ETag', etag, 'Vary', 'Accept']
  if (isNoneMatch(ifNoneMatch, etag)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  response.writeHead(200, [...headers, 'Content-Type', mime, 'Content-Length', String(bytes.length)])
  response.end(bytes)
}
