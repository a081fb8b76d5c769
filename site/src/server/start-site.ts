import { join } from 'node:path'
import { translator } from '@menagerie/brands/messages'
import { pseudoTranslator } from '@menagerie/brands/pseudo-locale'
import type { Env } from '../platform/env.ts'
import { type Log, toErrorFields } from '../platform/log.ts'
import type { Result } from '../platform/result.ts'
import { type Clock, systemClock } from '../platform/time.ts'
import type { FeedState } from '../replica/feed-options.ts'
import { followFeed } from '../replica/follow-feed.ts'
import type { Replica } from '../replica/open-replica.ts'
import { addGauges } from './add-gauges.ts'
import { type Listener, listen } from './listen.ts'
import { assetsFrom, readManifest } from './manifest.ts'
import { Metrics } from './metrics.ts'
import { openFiles } from './open-files.ts'
import { addressingOf, originsOf } from './origins.ts'
import { openPageStyles } from './page-styles.ts'
import { Pages } from './pages.ts'
import { toReadiness } from './readiness.ts'
import { createServices, isService } from './services.ts'
import { createSiteListener } from './site-listener.ts'
import type { Templates } from './site-parts.ts'
import { openStaticFiles } from './static-files.ts'

export type SiteOptions = {
  env: Env
  replica: Replica
  templates: Templates
  /** `site/dist/client`: the browser's files and the manifest. */
  clientFolder: string
  log: Log
  clock?: Clock
}

export type RunningSite = { ports: number[]; stop: () => Promise<void> }

/** Puts the parts together, opens the ports and follows the feed. The replica stays the caller's to close. */
export async function startSite(options: SiteOptions): Promise<Result<RunningSite, string>> {
  const { env, replica, templates, clientFolder, log, clock = systemClock } = options
  const metrics = new Metrics()
  const addressing = addressingOf(env)
  const https = env.ADDRESSING === 'domains'
  const manifest = readManifest(join(clientFolder, 'manifest.json'))
  const styles = openPageStyles(manifest.styles, join(clientFolder, 'parts'), { https })
  const pages = new Pages({
    addressing,
    replica,
    templates,
    translatorOf: env.PSEUDO_LOCALE === undefined ? translator : pseudoTranslator,
    assetsOf: assetsFrom(manifest, styles),
    log,
    metrics,
    clock,
    https,
    cdnTagHeader: env.CDN_TAG_HEADER,
    cacheBytes: env.PAGE_CACHE_MB * 2 ** 20,
  })
  let isStopping = false
  const feed = startFeed(options, pages, metrics)
  addGauges(metrics, pages, feed.state)
  metrics.addProcessFigures()
  const services = createServices({
    files: openFiles({ ...options, metrics }),
    metrics,
    figures: () => metrics.toText(),
    metricsToken: env.METRICS_TOKEN,
    readiness: () => toReadiness({ replica: replica.state(), feed: feed.state(), isStopping }),
    log,
    https,
  })
  const files = openStaticFiles(join(clientFolder, 'assets'), styles, metrics, { https })
  const listeners: Listener[] = []
  const stop = async () => {
    isStopping = true
    await Promise.all([feed.stop(), ...listeners.map((listener) => listener.close())])
  }
  for (const { port, portVariable, findOrigin } of originsOf(env, addressing)) {
    const handlers = createSiteListener({ pages, files, services, isService, findOrigin, log, metrics, clock, https })
    const listening = await listen({ host: env.HOST, port, portVariable, ...handlers })
    if (!listening.ok) {
      await stop()
      return listening
    }
    listeners.push(listening.value)
  }
  return { ok: true, value: { ports: listeners.map(({ port }) => port), stop } }
}

/** Without a token the site shows what its replica holds, and follows nobody. */
function startFeed({ env, replica, log }: SiteOptions, pages: Pages, metrics: Metrics) {
  let state: FeedState | undefined
  const stopping = new AbortController()
  const following = env.CONTENT_API_TOKEN
    ? followFeed({
        replica,
        url: env.CONTENT_API_URL,
        token: env.CONTENT_API_TOKEN,
        onTags: (tags) => {
          metrics.count('feed:batch')
          pages.drop(tags)
        },
        onState: (now) => {
          state = now
        },
        onNotice: (notice) => {
          metrics.count('feed:notice')
          log.warn(notice)
        },
        signal: stopping.signal,
      })
    : Promise.resolve()
  const ended = following.catch((error) => log.error('The feed has stopped', toErrorFields(error)))
  return {
    state: () => state,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
