import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Imaging } from '../features/imaging/imaging.ts'
import { type Log, toErrorFields } from '../platform/log.ts'
import { createRequestId } from '../platform/request-id.ts'
import { baseHeaders, type HeaderOptions, IMMUTABLE, NO_STORE } from './headers.ts'
import { mayReadMetrics } from './may-read-metrics.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

type ServiceOptions = HeaderOptions & {
  imaging: Imaging
  metrics: Metrics
  /** What `/metrics` shows. */
  figures: () => Promise<string>
  metricsToken: string | undefined
  readiness: () => Readiness
  log: Log
}

const IMAGING = '/imaging/'
/** Spares the path of every cached page the look into the set. */
const MAY_BE_SERVICE = /^\/[ihrm]/
const EXACT = new Set(['/healthz', '/readyz', '/metrics'])
const RETRY_IMAGE_S = 5
const FIGURES_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Addresses of the process rather than of a brand-locale; no page can have one. */
export function isService(target: string): boolean {
  if (!MAY_BE_SERVICE.test(target)) return false
  if (target.startsWith(IMAGING)) return true
  const query = target.indexOf('?')
  return EXACT.has(query < 0 ? target : target.slice(0, query))
}

/** Pictures, health and figures, for any of the origins. */
export function createServices(options: ServiceOptions): RequestListener {
  const { metrics, figures, metricsToken, readiness, log } = options
  const app = new Hono<{ Bindings: HttpBindings }>()
  const common = toRecord([...baseHeaders(options), ...NO_STORE])
  app.get('/healthz', (c) => c.text('ok', 200, common))
  app.get('/readyz', (c) => {
    const { ready, ...details } = readiness()
    // What is wrong inside is nobody else's business; the status is enough for a balancer.
    const shown = mayReadMetrics(c.env.incoming, metricsToken) ? { ready, ...details } : { ready }
    return c.json(shown, ready ? 200 : 503, common)
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c.env.incoming, metricsToken)) return c.text('Forbidden', 403, common)
    return c.body(await figures(), 200, { ...common, 'Content-Type': FIGURES_TYPE })
  })
  app.get('/imaging/:key/:size/:version', (c) => answerImage(c, options))
  app.notFound((c) => c.text('Not found', 404, common))
  app.onError((error, c) => {
    const requestId = createRequestId()
    metrics.count('image:failed')
    log.error('A service request failed', { requestId, path: c.req.path, ...toErrorFields(error) })
    return c.text('An error occurred', 500, { ...common, 'X-Request-Id': requestId })
  })
  return getRequestListener(app.fetch, { overrideGlobalObjects: false })
}

async function answerImage(c: Context<{ Bindings: HttpBindings }>, options: ServiceOptions): Promise<Response> {
  const { metrics, imaging } = options
  const { key = '', size = '', version = '' } = c.req.param()
  const answer = await imaging({ key, size, version, accept: c.req.header('accept') })
  if (answer.status !== 200) {
    metrics.count('image:not-found')
    const headers = { ...toRecord([...baseHeaders(options), ...NO_STORE]) }
    return answer.status === 404
      ? c.text('Not found', 404, headers)
      : c.text('Not here yet', 503, { ...headers, 'Retry-After': String(RETRY_IMAGE_S) })
  }
  metrics.count(`image:${answer.from}`)
  const headers = toRecord([...baseHeaders(options), ...IMMUTABLE, 'ETag', answer.etag, 'Vary', 'Accept'])
  if (c.req.header('if-none-match') === answer.etag) return c.body(null, 304, headers)
  return c.body(new Uint8Array(answer.bytes), 200, { ...headers, 'Content-Type': answer.mime })
}

function toRecord(headers: readonly string[]): Record<string, string> {
  const record: Record<string, string> = {}
  for (let at = 0; at + 1 < headers.length; at += 2) record[headers[at] ?? ''] = headers[at + 1] ?? ''
  return record
}
