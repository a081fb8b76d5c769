import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Log } from '../../platform/log.ts'
import { toErrorFields } from '../../platform/log.ts'
import { toEndedSessionCookie } from '../../platform/session-cookie.ts'
import type { OpenContentFile } from '../content-api/open-content-files.ts'
import { baseHeaders, NO_STORE } from '../http/headers.ts'
import type { FindOrigin } from '../http/host.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { SiteParts } from '../site-parts.ts'

type Options = Pick<SiteParts, 'addressing' | 'translatorOf' | 'openSession' | 'https' | 'hsts'> & {
  openFile: OpenContentFile
  metrics: Metrics
  log: Log
}
/** Answers requests for portal files: `key` is the uuid of one. */
export type AnswerDownload = (key: string, request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Nothing in a file may run or be shown as the site's own content. */
const OWN = ['X-Robots-Tag', 'noindex', 'Content-Security-Policy', "default-src 'none'; sandbox", ...NO_STORE]
const PASSED_ON = ['content-type', 'content-disposition', 'content-length'] as const
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const RETRY_S = 30

/**
 * Serves files of the business portal: asks the studio each time whether the session is alive, and streams what it
 * sends. Nothing is stored here or on the way. Visitors without a session are redirected home, as from a gated page.
 */
export function downloadsAnswerer(options: Options) {
  const { addressing, openSession, openFile, translatorOf, https, metrics, log } = options
  const headers = [...baseHeaders(options), ...OWN]

  return (findOrigin: FindOrigin): AnswerDownload =>
    async (key, request, response) => {
      const say = (status: number, text: string, more: readonly string[] = []) => {
        response.writeHead(status, [...headers, 'Content-Type', 'text/plain; charset=utf-8', ...more])
        response.end(text)
      }
      const site = findSite(findOrigin, request)
      if (site === undefined) return say(421, '')
      const sendHome = (more: readonly string[] = []) =>
        say(303, '', ['Location', addressing.links(site).href(''), ...more])
      const session = openSession(request.headers.cookie ?? '', site.brand)
      if (session === undefined) return sendHome()
      const unavailable = () => {
        metrics.count('download:unavailable')
        say(503, translatorOf(site)('error.occurred'), ['Retry-After', String(RETRY_S)])
      }
      if (!UUID.test(key)) return say(404, translatorOf(site)('error.notFound'))
      const gone = new AbortController()
      response.once('close', () => gone.abort())
      try {
        const file = await openFile({ key, site, bearer: session.bearer, gone: gone.signal })
        if (file.status === 401) return sendHome(['Set-Cookie', toEndedSessionCookie(site.brand, { https })])
        if (file.status === 404) return say(404, translatorOf(site)('error.notFound'))
        if (file.status !== 200 || file.body === null) return unavailable()
        const about = PASSED_ON.flatMap((name) => {
          const value = file.headers.get(name)
          return value === null ? [] : [name, value]
        })
        response.writeHead(200, [...headers, ...about])
        metrics.count('download:sent')
        if (request.method === 'HEAD') {
          response.end()
          await file.body.cancel()
        } else await pipeline(file.body, response)
      } catch (error) {
        // Not a failure: the visitor has left.
        if (gone.signal.aborted) return
        log.error('A file of the portal could not be sent', { key, ...toErrorFields(error) })
        if (response.headersSent) response.destroy()
        else unavailable()
      }
    }

  function findSite(findOrigin: FindOrigin, { headers: { host } }: IncomingMessage): BrandLocale | undefined {
    const origin = findOrigin(host)
    return origin === undefined ? undefined : addressing.resolve(origin, '/')?.site
  }
}
