import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pickPorts } from '../../../scripts/port.ts'
import { buildIfChanged } from '../../../scripts/start/build.ts'
import { findTargets } from '../load/find-targets.ts'
import { type Load, startLoad } from '../load/start-load.ts'
import { findPages, type PublishedPage } from '../publish-by-sql.ts'
import { findDifferences, readDatabase, readReplica } from '../publishing/compare-states.ts'
import { type Studio, startStudio } from '../publishing/studio-processes.ts'
import { askText, readFigure } from '../site-figures.ts'
import { createSiteProcess, type SiteProcess } from '../site-process.ts'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'

const IN_STEP_MS = 60_000
/** Published to; no visitor of the load comes here. */
export const PROBE = { brand: 'aldergrove', locale: 'it_IT', prefix: '/it-it/' } as const

/** A studio, a site that follows it through the proxy, and visitors. */
export type Stage = { studio: Studio; proxy: FaultyProxy; site: SiteProcess; load: Load; probe: PublishedPage }

export async function setStage(folder: string, perSecond: number): Promise<Stage> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'log'), { recursive: true })
  await buildIfChanged('site', join(folder, 'log'), new AbortController().signal)
  const env = { ...process.env, ...(await pickPorts()), MENAGERIE_VAR: join(folder, 'studio'), DATABASE_URL: '' }
  const studio = await startStudio({ ...env, NODE_ENV: 'development' }, ['content-api'])
  const proxy = await startFaultyProxy(studio.contentApiOrigin)
  const follow = { CONTENT_API_URL: proxy.url, CONTENT_API_TOKEN: studio.feedToken, LOG_LEVEL: 'warn' }
  const site = await createSiteProcess(join(folder, 'site'), follow)
  await site.start()
  const [probe] = await findPages(studio.databaseUrl, PROBE.brand, PROBE.locale)
  if (probe === undefined) throw new Error('There is no page to publish')
  await waitUntilInStep(site)
  const targets = await findTargets(site.ports, 0)
  const visited = targets.filter(({ url, port }) => port === site.ports.tailwell || !url.includes(PROBE.prefix))
  return { studio, proxy, site, probe, load: startLoad({ targets: visited, perSecond, isSame: true }) }
}

async function waitUntilInStep({ ports }: SiteProcess): Promise<void> {
  for (const deadline = Date.now() + IN_STEP_MS; Date.now() < deadline; await sleep(50)) {
    const isConnected = (await readFigure(ports.tailwell, 'menagerie_feed_connected')) === 1
    if (isConnected && (await readFigure(ports.tailwell, 'menagerie_replica_missing_files')) === 0) return
  }
  throw new Error('The site does not get in step with the feed')
}

/** How long until the site shows a title at the probe's address; undefined when it never does. */
export async function timeUntilShown({ site, probe }: Stage, title: string, patienceMs: number) {
  const began = performance.now()
  const path = probe.path === '' ? PROBE.prefix : `${PROBE.prefix}${probe.path}/`
  while (performance.now() - began < patienceMs) {
    const html = await askText(site.ports.aldergrove, path)
    if (html.includes(title)) return performance.now() - began
    await sleep(10)
  }
  return undefined
}

/** What the site still has otherwise than the database when it had time enough. */
export async function findApart(
  { studio, site }: Pick<Stage, 'studio' | 'site'>,
  patienceMs: number,
): Promise<string[]> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
    const apart = findDifferences(await readDatabase(studio.databaseUrl), readReplica(site.replicaDir), 'the site')
    if (apart.length === 0 || Date.now() > deadline) return apart
  }
}
