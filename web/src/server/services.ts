import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { PORTAL_FILES } from '@menagerie/sites/fixed-routes'
import { Hono } from 'hono'
import { type Log, toErrorFields } from '../platform/log.ts'
import { createRequestId } from '../platform/request-id.ts'
import type { AnswerDownload } from './downloads/answer-downloads.ts'
import { answerFilm } from './files/answer-film.ts'
import { answerImage } from './files/answer-image.ts'
import { answerLeaflet } from './files/answer-leaflet.ts'
import { answerStreets } from './files/answer-streets.ts'
import type { Files } from './files/open-files.ts'
import type { AnswerGeolocale } from './geo/answer-geolocale.ts'
import { toVisitorKey } from './geo/visitor-key.ts'
import { baseHeaders, type HeaderOptions, NO_STORE } from './http/headers.ts'
import { type MetricsAccess, mayReadMetrics } from './metrics/may-read-metrics.ts'
import type { TimedAnswer } from './metrics/metric-families.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Readiness } from './metrics/readiness.ts'
import type { AnswerPlaces } from './places/answer-places.ts'
import { answerPreview } from './preview/answer-preview.ts'
import type { Previews } from './preview/open-previews.ts'
import { toPreviewHeaders } from './preview/preview-headers.ts'
import { SEARCH_FOLDER } from './search/search-folder.ts'
import { toSecurityText } from './security-text.ts'
import { SERVICE_PATHS } from './service-paths.ts'

type ServiceOptions = HeaderOptions & {
  files: Files
  /** Returns the visitor's address, also behind trusted proxies. */
  addressOf: (request: IncomingMessage) => string
  /** Answers everything below `/1/`. */
  search: RequestListener
  metrics: Metrics
  /** Returns the text of `/metrics`. */
  metricsText: () => Promise<string>
  metricsAccess: MetricsAccess
  readiness: () => Readiness
  geolocale: AnswerGeolocale
  places: AnswerPlaces
  /** Answers files of the business portal; absent where there is none. */
  downloads?: AnswerDownload
  /** Absent where previews are off. */
  previews?: Previews
  /** File of the street map; absent where there is none. */
  streetTiles?: string | undefined
  /** Contact for reports of security faults. */
  securityContact?: string | undefined
  /** Origins of the studio's admin, which alone may frame previews. */
  studioOrigin?: string | undefined
  log: Log
}

/** Pictures, leaflets, films and files of the portal. */
const SENDS_FILES = new RegExp(`^/(?:imaging|leaflets|films|${PORTAL_FILES})/`)
const RETRY_S = '2'
const CLOSE = { Connection: 'close' }
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Answers pictures, leaflets, films, search, health and metrics, for any of the origins. */
export function createServices(options: ServiceOptions): RequestListener {
  const { search, metrics, metricsText, metricsAccess, readiness, log } = options
  const app = new Hono<{ Bindings: HttpBindings }>()
  const visitorOf = ({ incoming }: HttpBindings) => toVisitorKey(options.addressOf(incoming))
  const common = toRecord([...baseHeaders(options), ...NO_STORE])
  app.get(SERVICE_PATHS.health, (c) => c.text('ok', 200, common))
  app.get(SERVICE_PATHS.readiness, (c) => {
    const { ready, ...details } = readiness()
    // Details are not public; the status is enough for a load balancer.
    const shown = mayReadMetrics(c.env.incoming, metricsAccess) ? { ready, ...details } : { ready }
    return c.json(shown, ready ? 200 : 503, common)
  })
  app.get(SERVICE_PATHS.metrics, async (c) => {
    if (!mayReadMetrics(c.env.incoming, metricsAccess)) return c.text('Forbidden', 403, common)
    return c.body(await metricsText(), 200, { ...common, 'Content-Type': METRICS_TYPE })
  })
  app.get(SERVICE_PATHS.securityText, (c) => {
    const text = toSecurityText(options.securityContact, new Date())
    return text === undefined ? c.notFound() : c.text(text, 200, common)
  })
  app.get(SERVICE_PATHS.geolocale, async (c) => {
    const { status, json } = await options.geolocale(c.env.incoming, c.req.query('lang'))
    return c.json(json, status, common)
  })
  app.get(SERVICE_PATHS.places, async (c) => {
    const { lang, q, product } = c.req.query()
    const { status, json } = await options.places(c.req.header('host'), lang, { text: q, product }, visitorOf(c.env))
    return c.json(json, status, status === 503 ? { ...common, 'Retry-After': RETRY_S } : common)
  })
  answerFiles(app, options)
  const { downloads } = options
  if (downloads !== undefined) {
    app.get(SERVICE_PATHS.download, async (c) => {
      await downloads(c.req.param('key'), c.env.incoming, c.env.outgoing)
      return RESPONSE_ALREADY_SENT
    })
  }
  const { previews } = options
  const previewHeaders = toRecord(toPreviewHeaders(options))
  if (previews !== undefined) {
    app.on(['GET', 'POST'], SERVICE_PATHS.preview, async (c) => {
      const answer = await answerPreview(previews, c.env.incoming, visitorOf(c.env))
      if ('location' in answer) return c.body(null, answer.status, { ...previewHeaders, Location: answer.location })
      return c.body(answer.html, answer.status, 'isCut' in answer ? { ...previewHeaders, ...CLOSE } : previewHeaders)
    })
  }
  app.notFound((c) => c.text('Not found', 404, common))
  app.onError((error, c) => {
    const requestId = createRequestId()
    metrics.count('image:failed')
    log.error('A service request failed', { requestId, path: c.req.path, ...toErrorFields(error) })
    return c.text('An error occurred', 500, { ...common, 'X-Request-Id': requestId })
  })
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // The address or its host is malformed, so that no handler was called.
    errorHandler: () => new Response('Unreadable address', { status: 400, headers: common }),
  })
  return (incoming, outgoing) => {
    if (!incoming.url?.startsWith(SEARCH_FOLDER)) {
      if (SENDS_FILES.test(incoming.url ?? '')) timeAnswer(outgoing, 'file', metrics)
      listener(incoming, outgoing)
      return
    }
    for (const [name, value] of Object.entries(toRecord(baseHeaders(options)))) outgoing.setHeader(name, value)
    noteSearch(outgoing, metrics)
    search(incoming, outgoing)
  }
}

/** Pictures, leaflets, films and the street map. */
function answerFiles(app: Hono<{ Bindings: HttpBindings }>, options: ServiceOptions): void {
  app.get(SERVICE_PATHS.image, async (c) => {
    const { incoming, outgoing } = c.env
    await answerImage(c.req.param(), incoming, outgoing, { ...options, ...options.files })
    return RESPONSE_ALREADY_SENT
  })
  app.get(SERVICE_PATHS.leaflet, async (c) => {
    const { incoming, outgoing } = c.env
    await answerLeaflet(c.req.param(), incoming, outgoing, { ...options, ...options.files })
    return RESPONSE_ALREADY_SENT
  })
  app.get(SERVICE_PATHS.film, async (c) => {
    const { incoming, outgoing } = c.env
    await answerFilm(c.req.param(), incoming, outgoing, { ...options, ...options.files })
    return RESPONSE_ALREADY_SENT
  })
  app.get(SERVICE_PATHS.streets, async (c) => {
    const { incoming, outgoing } = c.env
    await answerStreets(new URL(c.req.url), incoming, outgoing, { ...options, tiles: options.streetTiles })
    return RESPONSE_ALREADY_SENT
  })
}

function noteSearch(outgoing: ServerResponse, metrics: Metrics): void {
  timeAnswer(outgoing, 'search', metrics)
  outgoing.once('close', () => {
    const { statusCode } = outgoing
    metrics.count(statusCode < 400 ? 'search:answered' : statusCode < 500 ? 'search:refused' : 'search:failed')
  })
}

function timeAnswer(outgoing: ServerResponse, kind: TimedAnswer, metrics: Metrics): void {
  const began = performance.now()
  outgoing.once('close', () => metrics.observeAnswer(kind, (performance.now() - began) / 1_000))
}

function toRecord(headers: readonly string[]): Record<string, string> {
  const record: Record<string, string> = {}
  for (let at = 0; at + 1 < headers.length; at += 2) record[headers[at] ?? ''] = headers[at + 1] ?? ''
  return record
}
