import type { ConnectionPeer } from '@menagerie/contract/client-address'
import type { FeedChange } from '@menagerie/contract/feed'
import { type AddressingOptions, createAddressing } from '@menagerie/sites/addressing'
import { onTestFinished } from 'vitest'
import { ALONE } from '../../processes/workers.ts'
import { toChanges } from '../../replica/testing/example-changes.ts'
import { openTestReplica } from '../../replica/testing/open-test-replica.ts'
import { SITE_TEMPLATES } from '../../templates/site-templates.ts'
import { FormLimits } from '../forms/form-limits.ts'
import { findDomainOrigin, findLocalOrigin } from '../http/host.ts'
import { listen } from '../http/listen.ts'
import { createSiteListener } from '../http/site-listener.ts'
import type { Readiness } from '../metrics/readiness.ts'
import type { AskStudio } from '../preview/ask-studio.ts'
import { openPreviews } from '../preview/open-previews.ts'
import { isService } from '../service-paths.ts'
import { createServices } from '../services.ts'
import type { SiteParts } from '../site-parts.ts'
import { noSearch } from './no-search.ts'
import { nowhere } from './nowhere.ts'
import { createStandInSite } from './stand-in-site.ts'

export const PREVIEW_SECRET = 'only-for-this-test'
const LOCAL_ORIGINS = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }

/** Serves the site of one brand (or of all domains) on a port of its own, with what a test publishes. Ends with the test. */
export async function serveReplica(
  mode: AddressingOptions['mode'],
  { askStudio, ...options }: Partial<SiteParts> & { askStudio?: Partial<AskStudio> } = {},
) {
  const { replica } = openTestReplica()
  const addressing = createAddressing({ mode, localOrigins: LOCAL_ORIGINS })
  const { parts, pages } = createStandInSite({
    replica: { reader: replica.reader, isLoaded: () => replica.state() !== undefined },
    templates: SITE_TEMPLATES,
    addressing,
    ...options,
  })
  const { log, metrics } = parts
  const readiness = (): Readiness => ({ ready: true, missing: [], degraded: [], feed: 'off' })
  const services = createServices({
    places: async () => ({ status: 200, json: { places: [] } }),
    files: {
      imaging: async () => ({ status: 404 }),
      leaflets: async () => ({ status: 404 }),
      films: async () => ({ status: 404 }),
    },
    search: noSearch,
    metrics,
    metricsText: () => metrics.toText(),
    metricsAccess: { tokens: [], isProduction: false },
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    geolocale: nowhere,
    previews: openPreviews(pages.runtime, {
      secret: PREVIEW_SECRET,
      script: '/assets/preview.js',
      studioOrigin: 'https://studio.example',
      askStudio: { ahead: async () => 'unreachable', gated: async () => 'unreachable', ...askStudio },
    }),
    studioOrigin: 'https://studio.example',
    readiness,
    log,
  })
  const isKnown = (name: string) => addressing.resolve(name, '/') !== undefined
  const findOrigin = mode === 'local' ? findLocalOrigin('tailwell') : findDomainOrigin(isKnown)
  const files = { answer: () => undefined }
  const limits = new FormLimits(parts.forms, ALONE)
  const addressOf = ({ socket }: ConnectionPeer) => socket.remoteAddress ?? ''
  const handlers = createSiteListener({
    pages,
    files,
    icons: () => undefined,
    limits,
    addressOf,
    services,
    isService,
    findOrigin,
  })
  const listener = await listen({ host: '127.0.0.1', port: 0, portVariable: 'WEB_PORT_TAILWELL', ...handlers })
  if (!listener.ok) throw new Error(listener.error)
  onTestFinished(() => listener.value.close())
  return {
    port: listener.value.port,
    /** Publishes as the feed does: drops what the change touches in the same turn. */
    publish: (...changes: FeedChange[]) => pages.drop(replica.apply(toChanges(changes))),
  }
}
