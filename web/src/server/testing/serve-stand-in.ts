import { ALONE } from '../../processes/workers.ts'
import { FormLimits } from '../forms/form-limits.ts'
import type { ConnectionLimits } from '../http/connection-limits.ts'
import type { VisitorOf } from '../http/connections.ts'
import { findLocalOrigin } from '../http/host.ts'
import { listen } from '../http/listen.ts'
import { createSiteListener } from '../http/site-listener.ts'
import { isService } from '../service-paths.ts'
import { createServices } from '../services.ts'
import type { SiteParts } from '../site-parts.ts'
import { noSearch } from './no-search.ts'
import { nowhere } from './nowhere.ts'
import { createStandInSite } from './stand-in-site.ts'

export type ServedSite = Awaited<ReturnType<typeof serveStandIn>>

/** Serves the stand-in site on a real port. A test calls `close` at its end. */
export async function serveStandIn(
  limits?: Partial<ConnectionLimits>,
  options: Partial<SiteParts> = {},
  visitorOf?: VisitorOf,
) {
  const site = createStandInSite(options)
  const open = (port: number) => listen({ host: '127.0.0.1', port, portVariable: 'WEB_PORT_TAILWELL', ...handlers })
  const { metrics, log } = site.parts
  const images = { asked: 0 }
  const services = createServices({
    places: async () => ({ status: 200, json: { places: [] } }),
    files: {
      imaging({ key }) {
        images.asked += 1
        return key === 'never' ? new Promise(() => {}) : Promise.resolve({ status: 404 })
      },
      leaflets: async () => ({ status: 404 }),
      films: async () => ({ status: 404 }),
    },
    search: noSearch,
    metrics,
    metricsText: () => metrics.toText(),
    metricsAccess: { tokens: [], isProduction: false },
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    geolocale: nowhere,
    readiness: () => ({ ready: true, missing: [], degraded: [], feed: 'off' }),
    log,
  })
  const listener = createSiteListener({
    icons: () => undefined,
    pages: site.pages,
    files: { answer: () => undefined },
    services,
    isService,
    findOrigin: findLocalOrigin('tailwell'),
    limits: new FormLimits(site.parts.forms, ALONE),
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
  })
  const handlers = { ...listener, ...(limits && { limits }), ...(visitorOf && { visitorOf }) }
  const opened = await open(0)
  if (!opened.ok) throw new Error(opened.error)
  const { port, close } = opened.value
  return { ...site, images, port, close, open }
}
