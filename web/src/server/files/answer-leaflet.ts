import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LeafletRequest, Leaflets } from '../../media/leaflets/leaflets.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import { baseHeaders, type HeaderOptions, IMMUTABLE } from '../http/headers.ts'
import { sendFile } from '../http/send-file.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createTextAnswer } from './create-text-answer.ts'

/**
 * Nothing inside a PDF may load or run as the site's own content. No `sandbox`: with it Chromium shows an empty page;
 * its viewer, like that of Firefox, is a separate origin anyway.
 */
const POLICY = [
  "default-src 'none'",
  "object-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Search engines should lead to the page of a product in the searcher's country, not to a file that many countries share. */
const ROBOTS = ['X-Robots-Tag', 'noindex']
const RETRY_S = 5

type LeafletOptions = HeaderOptions & { leaflets: Leaflets; metrics: Metrics; log: Log }

export async function answerLeaflet(
  asked: LeafletRequest,
  request: IncomingMessage,
  response: ServerResponse,
  options: LeafletOptions,
): Promise<void> {
  const { leaflets, metrics, log } = options
  const headers = [...baseHeaders(options), ...ROBOTS]
  const say = createTextAnswer(response, headers)
  const found = await leaflets(asked)
  if (found.status === 404) {
    metrics.count('leaflet:not-found')
    return say(404, 'Not found')
  }
  if (found.status === 302) {
    metrics.count('leaflet:redirect')
    return say(302, '', ['Location', found.location])
  }
  const sayLater = () => {
    metrics.count('leaflet:unavailable')
    return say(503, 'Not here yet', ['Retry-After', String(RETRY_S)])
  }
  if (found.status === 503) return sayLater()
  const { file: path, etag, disposition } = found
  const about = [
    'Content-Type',
    'application/pdf',
    'Content-Disposition',
    disposition,
    'Content-Security-Policy',
    POLICY,
  ]
  try {
    const status = await sendFile(request, response, { path, etag, headers: [...headers, ...IMMUTABLE, ...about] })
    if (status === undefined) sayLater()
    else metrics.count('leaflet:sent')
  } catch (error) {
    metrics.count('leaflet:failed')
    log.error('A leaflet could not be sent', { leaflet: asked.key, ...toErrorFields(error) })
    if (response.headersSent) response.destroy()
    else say(500, 'An error occurred')
  }
}
