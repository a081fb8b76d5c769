import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { mediaBodySchema } from '@menagerie/contract/media'
import { prepareDemo } from '../demo-snapshot.ts'
import { findWantedSites } from '../pages/wanted-sites.ts'
import { readReplica } from '../publishing/compare-states.ts'
import { createSiteProcess } from '../site-process.ts'
import { type CrawlReport, type CrawlScope, crawlSites } from './crawl-sites.ts'
import { printFaults } from './print-faults.ts'
import { toDisclaimerRow, toModeRow, toSiteRow, toTextRow } from './to-rows.ts'

const EVERYTHING = {
  maxPagesPerSite: Number.POSITIVE_INFINITY,
  maxPictures: Number.POSITIVE_INFINITY,
  isHtmlChecked: () => true,
}
/** Apart from addresses nothing differs from `local` mode. */
const ADDRESSES_ONLY = { ...EVERYTHING, maxPictures: 50, isHtmlChecked: () => false }

/** A4, and with it A5 and A6: crawls all pages, files and pictures of the 23 sites, in both forms of addresses. */
export async function runCrawl(folder: string): Promise<BenchRow[]> {
  const snapshot = await prepareDemo(folder)
  const sites = findWantedSites()
  // One after the other, because the pages of all sites fill the memory of a process.
  const local = await crawl(folder, snapshot, 'local', { ...EVERYTHING, sites }).then((report) => {
    printFaults('local', report.faults)
    return {
      ofSites: sites.map((site) => toSiteRow(site, report)),
      ofMode: toModeRow('with a path per country', report),
      ofTexts: [toTextRow(report), toDisclaimerRow(report)],
    }
  })
  const domains = await crawl(folder, snapshot, 'domains', { ...ADDRESSES_ONLY, sites }).then((report) => {
    printFaults('domains', report.faults)
    return toModeRow('with a domain per country', report)
  })
  return [...local.ofSites, local.ofMode, domains, ...local.ofTexts]
}

async function crawl(
  folder: string,
  snapshot: string,
  mode: 'local' | 'domains',
  scope: Omit<CrawlScope, 'sourceOf'>,
): Promise<CrawlReport> {
  console.log(`… every page in ${mode} mode`)
  const site = await createSiteProcess(join(folder, mode), {
    SNAPSHOT: snapshot,
    ADDRESSING: mode,
    HSTS: 'max-age=63072000; includeSubDomains',
  })
  try {
    await site.start()
    const originals = new Map(
      [...readReplica(site.replicaDir).values()]
        .filter(({ kind }) => kind === 'media')
        .flatMap(({ key, body }) => {
          const media = mediaBodySchema.safeParse(body)
          return media.success ? [[key, media.data] as const] : []
        }),
    )
    return await crawlSites({ mode, ports: site.ports }, { ...scope, sourceOf: (key) => originals.get(key) })
  } finally {
    await site.stop()
  }
}
