import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OTHER_BRAND } from '@menagerie/demo/brands'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { findLoadTargets } from '../load/find-targets.ts'
import { type Load, startLoadThread } from '../load/start-load.ts'
import { findPublishedPages, findTitledPage, type PublishedPage, toAddressOfPage } from '../publish-by-sql.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { askText } from '../read-metrics.ts'
import { createSiteProcess, type ProofSite } from '../site-process.ts'
import { waitUntilInStep } from '../wait-until-in-step.ts'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'

/** Page that is published to. The load's visitors do not come here. */
const PROBE = { brand: OTHER_BRAND, locale: 'it_IT', prefix: '/it-it/' } as const

/** A studio, a site that follows it through the proxy, and visitors. */
export type DependencyStage = { studio: Studio; proxy: FaultyProxy; site: ProofSite; load: Load; probe: PublishedPage }

export async function setDependencyStage(folder: string, perSecond: number): Promise<DependencyStage> {
  await beginProof(folder, ['web'])
  const studio = await startDemoStudio(folder, ['content-api'])
  const proxy = await startFaultyProxy(studio.contentApiOrigin)
  const follow = { CONTENT_API_URL: proxy.url, CONTENT_API_TOKEN: studio.feedToken, LOG_LEVEL: 'warn' }
  const site = await createSiteProcess(join(folder, 'web'), follow)
  await site.start()
  await waitUntilInStep(site)
  const pages = await findPublishedPages(studio.databaseUrl, PROBE.brand, PROBE.locale)
  const probe = await findTitledPage(pages, PROBE.prefix, (address) => askText(site.ports.other, address))
  const targets = await findLoadTargets(site.ports, 0)
  const visited = targets.filter(({ url, port }) => port === site.ports.main || !url.includes(PROBE.prefix))
  return { studio, proxy, site, probe, load: startLoadThread({ targets: visited, perSecond, isSame: true }) }
}

/** Returns the time until the site shows a title at the probe's address, or undefined. */
export async function timeUntilShown({ site, probe }: DependencyStage, title: string, patienceMs: number) {
  const began = performance.now()
  const path = toAddressOfPage(PROBE.prefix, probe)
  while (performance.now() - began < patienceMs) {
    const html = await askText(site.ports.other, path)
    if (html.includes(title)) return performance.now() - began
    await sleep(10)
  }
  return undefined
}
