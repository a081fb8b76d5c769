import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import type { Outbox } from '../platform/outbox.ts'
import type { Result } from '../platform/result.ts'
import { toSearchAccess } from '../platform/search-access.ts'
import { readOthers } from '../platform/services/read-others.ts'
import { type Clock, systemClock } from '../platform/time.ts'
import { ALONE, type Workers } from '../processes/workers.ts'
import type { SharedReplica } from '../replica/shared-replica.ts'
import { downloadsAnswerer } from './downloads/answer-downloads.ts'
import { type FeedFollower, followFeed } from './feed/follow-feed.ts'
import { watchDays } from './feed/watch-days.ts'
import { type OwnPictures, openFiles } from './files/open-files.ts'
import { preparePictures } from './files/prepare-pictures.ts'
import { openRootIcons } from './files/root-icons.ts'
import { openStaticFiles } from './files/static-files.ts'
import { openGeolocale } from './geo/open-geolocale.ts'
import type { FindOrigin } from './http/host.ts'
import type { Listener } from './http/listen.ts'
import { addressingOf } from './http/origins.ts'
import { createSiteListener } from './http/site-listener.ts'
import { gatherMetrics } from './metrics/all-metrics.ts'
import { logFaults } from './metrics/log-faults.ts'
import { Metrics } from './metrics/metrics.ts'
import { watchSite } from './metrics/watch-site.ts'
import { openListeners } from './open-listeners.ts'
import { openVisitorParts } from './open-visitor-parts.ts'
import { openOutbox } from './outbox/open-outbox.ts'
import { type BuildManifest, readBuildManifest } from './pages/manifest.ts'
import { assetsFrom } from './pages/page-assets.ts'
import { openPageStyles, type PageStyles } from './pages/page-styles.ts'
import { Pages } from './pages/pages.ts'
import { placesAnswerer } from './places/answer-places.ts'
import { openPlaces } from './places/open-places.ts'
import { openPreviews } from './preview/open-previews.ts'
import { toPreviewSettings } from './preview/preview-settings.ts'
import { chooseTranslator, toHsts, toPageSettings, toServiceSettings } from './process-settings.ts'
import { answerSearchApi } from './search/answer-search-api.ts'
import { openSiteSearch } from './search/open-site-search.ts'
import type { SiteSearch } from './search/site-search.ts'
import { isService } from './service-paths.ts'
import { createServices } from './services.ts'
import type { SiteParts, Templates } from './site-parts.ts'
import type { DrawQueue } from './turns/draw-queue.ts'

type SiteOptions = {
  env: Env
  replica: SharedReplica
  /** The other processes that answer on the same ports. */
  workers?: Workers
  templates: Templates
  ownPictures?: OwnPictures | undefined
  /** `web/dist/client`: the browser's files and the manifest. */
  clientFolder: string
  log: Log
  clock?: Clock
}

export type RunningSite = {
  ports: number[]
  stop: () => Promise<void>
  /** Resolves when every visitor has had an answer, while other processes accept the new ones. */
  drain: () => Promise<void>
}

/** Connects the parts, opens the ports and follows the studio's feed. The caller closes the replica. */
export async function startSite(options: SiteOptions): Promise<Result<RunningSite, string>> {
  const { env, replica, templates, clientFolder, log, clock = systemClock, workers = ALONE } = options
  const ofOthers = readOthers(env)
  if (!ofOthers.ok) return ofOthers
  const metrics = new Metrics()
  const addressing = addressingOf(env)
  const hsts = toHsts(env)
  const { manifest, styles, places } = openClient(clientFolder, hsts)
  const translatorOf = chooseTranslator(env)
  const search = openSearch(options, manifest)
  const outbox = openSiteOutbox(options, manifest)
  const visits = openVisitorParts(env, { epochOf: () => replica.state()?.epoch, search, workers, outbox, log, metrics })
  const pages = new Pages({
    ...visits.parts,
    addressing,
    replica,
    templates,
    translatorOf,
    assetsOf: assetsFrom(manifest, styles),
    stylesInside: styles.insideOf,
    searchOf: searchOf(env),
    ...ofOthers.value,
    places,
    log,
    metrics,
    clock,
    ...toPageSettings(env),
    speculationRules: manifest.speculationRules,
  })
  let isStopping = false
  const follower = followFeed({ env, replica, workers, pages, search, metrics, log })
  const days = watchDays({ clock, drop: follower.dropHere })
  const readiness = watchSite({ env, replica, pages, follower, search, outbox }, metrics)
  const byOrigin = openByOrigin(options, { ...pages.runtime, addressing, translatorOf, places, metrics, visits })
  const files = openFiles({ ...options, onDamaged: follower.noteDamaged, metrics })
  const ahead = preparePictures({ ...options, follower, runtime: pages.runtime, imaging: files.imaging })
  const serviceOptions = {
    files,
    search: answerSearchApi({ env, search, addressOf: visits.addressOf, metrics, log }),
    metrics,
    metricsText: gatherMetrics(metrics, workers),
    readiness: () => readiness(isStopping),
    previews: openPreviews(pages.runtime, toPreviewSettings(env, manifest.files)),
    ...toServiceSettings(env),
    log,
    hsts,
  }
  const fixed = openFixedFiles(clientFolder, { manifest, styles, metrics, hsts })
  const listeners: Listener[] = []
  const forgetFaults = logFaults(() => readiness(isStopping), log)
  const { stop, drain } = endWith({ days, follower, search, outbox, ahead, listeners }, () => {
    isStopping = true
    forgetFaults()
  })
  const toHandlers = (findOrigin: FindOrigin) => {
    const services = createServices({ ...serviceOptions, ...visits, ...byOrigin(findOrigin) })
    return { services, ...createSiteListener({ pages, ...fixed, ...visits, services, isService, findOrigin }) }
  }
  const opened = await openListeners({ env, addressing, visitorOf: visits.visitorOf, toHandlers })
  if (!opened.ok) {
    await stop()
    return opened
  }
  listeners.push(...opened.value.listeners)
  return { ok: true, value: { ports: opened.value.ports, stop, drain } }
}

type Running = {
  days: { stop: () => void }
  follower: FeedFollower
  search: SiteSearch
  outbox: Outbox
  /** Aborts the making of pictures ahead of their first visitor. */
  ahead: AbortController
  listeners: readonly Listener[]
}

function endWith({ days, follower, search, outbox, ahead, listeners }: Running, onStop: () => void) {
  return {
    async stop() {
      onStop()
      days.stop()
      ahead.abort()
      await Promise.all([follower.stop(), ...listeners.map((listener) => listener.close())])
      await Promise.all([search.close(), outbox.close()])
    },
    async drain() {
      days.stop()
      ahead.abort()
      await Promise.all(listeners.map((listener) => listener.drain()))
      await Promise.all([follower.stop(), search.close(), outbox.close()])
    },
  }
}

type SharedParts = Pick<SiteParts, 'addressing' | 'translatorOf' | 'places' | 'metrics'> & {
  visits: ReturnType<typeof openVisitorParts>
  queue: DrawQueue
}

/** Opens services whose answers depend on the requested origin. */
function openByOrigin({ env, log, replica }: SiteOptions, shared: SharedParts) {
  const { addressing, translatorOf, places, metrics, visits, queue } = shared
  const https = env.ADDRESSING === 'domains'
  const geolocaleOf = openGeolocale({ env, log, addressing, translatorOf })
  const placesOf = placesAnswerer({ addressing, places, replica, queue, geocode: visits.parts.live.geocode })
  const { parts, openFile } = visits
  const downloads = downloadsAnswerer({
    ...parts,
    addressing,
    translatorOf,
    openFile,
    https,
    hsts: toHsts(env),
    metrics,
    log,
  })
  return (findOrigin: FindOrigin) => ({
    geolocale: geolocaleOf(findOrigin),
    places: placesOf(findOrigin),
    downloads: downloads(findOrigin),
  })
}

type BuildFiles = { manifest: BuildManifest; styles: PageStyles; metrics: Metrics; hsts: string | undefined }

/** Opens what the build has made, at fixed addresses and at those with a content hash. */
function openFixedFiles(clientFolder: string, { manifest, styles, metrics, hsts }: BuildFiles) {
  return {
    icons: openRootIcons(clientFolder, manifest.files, { hsts }),
    files: openStaticFiles(join(clientFolder, 'assets'), styles, metrics, { hsts }),
  }
}

function openClient(folder: string, hsts: string | undefined) {
  const manifest = readBuildManifest(join(folder, 'manifest.json'))
  return {
    manifest,
    styles: openPageStyles(manifest.styles, folder, { hsts }),
    places: openPlaces(join(folder, 'places'), manifest.places),
  }
}

function openSearch({ env, replica, clientFolder, log }: SiteOptions, { threads }: BuildManifest) {
  return openSiteSearch({ env, replica, log, file: pathToFileURL(join(clientFolder, 'threads', threads.search)) })
}

/** Returns undefined when this site does not search. */
function searchOf({ SEARCH_ENGINE: engine, SEARCH_APPLICATION_ID, SEARCH_KEY, ...env }: Env) {
  if (engine === 'off') return undefined
  const naming = { prefixes: env.SEARCH_PREFIXES, suffixes: env.SEARCH_SUFFIXES }
  return toSearchAccess({ applicationId: SEARCH_APPLICATION_ID, key: SEARCH_KEY, naming })
}

/** Opens the outbox, in which forms wait for the studio, also when it is down (spec §7). */
function openSiteOutbox({ env, replica, clientFolder, log }: SiteOptions, { threads }: BuildManifest): Outbox {
  const { CONTENT_API_URL: url, CONTENT_API_SUBMISSIONS_TOKEN: token } = env
  return openOutbox({
    thread: pathToFileURL(join(clientFolder, 'threads', threads.outbox)),
    data: {
      file: join(env.OUTBOX_DIR, 'outbox.sqlite'),
      maxMb: env.OUTBOX_MAX_MB,
      target: token === undefined ? undefined : { url, token },
    },
    epochOf: () => replica.state()?.epoch,
    log,
  })
}
