import { setImmediate } from 'node:timers/promises'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { type AddressingOptions, createAddressing } from '@menagerie/sites/addressing'
import { BRAND_KEYS, type BrandLocale } from '@menagerie/sites/brand-locale'
import { createCrawlAsker } from './ask.ts'
import { checkMissingPages } from './check-missing-page.ts'
import { checkSitemaps } from './check-sitemaps.ts'
import { type CheckedFile, crawlFiles } from './crawl-files.ts'
import { type Crawl, crawlPages } from './crawl-pages.ts'
import type { CrawledPage, CrawlFault } from './crawled-page.ts'
import { type CheckOptions, checkCrawledPage, findFaultsBetween, toCrawlFault } from './find-faults.ts'
import type { JpegSize } from './read-jpeg-size.ts'

type CrawlTarget = {
  mode: AddressingOptions['mode']
  /** In `domains` mode the first port serves all. */
  ports: { main: number; other: number }
}

export type CrawlScope = {
  sites: readonly BrandLocale[]
  maxPagesPerSite: number
  maxPictures: number
  isHtmlChecked: (page: CrawledPage) => boolean
  sourceOf: (key: string) => JpegSize | undefined
}

export type CrawlReport = { crawl: Crawl; files: ReadonlyMap<string, CheckedFile>; faults: CrawlFault[] }

const AT_ONCE = 4

/** Crawls all that a visitor can reach on these sites, and returns all faults. */
export async function crawlSites(target: CrawlTarget, scope: CrawlScope): Promise<CrawlReport> {
  const https = target.mode === 'domains'
  const { addressing, portOf, originKeyOf } = findWay(target)
  const ask = createCrawlAsker(portOf)
  try {
    const { sites, maxPagesPerSite } = scope
    const options = { ask, addressing, originKeyOf, sites, maxPagesPerSite, atOnce: AT_ONCE }
    const crawl = await crawlPages(options)
    const { maxPictures, sourceOf, isHtmlChecked } = scope
    // The site makes pictures while pages are checked here.
    const [faults, files] = await Promise.all([
      checkPages(crawl, { https, isHtmlChecked }),
      crawlFiles(crawl.pages.values(), { ask, https, atOnce: AT_ONCE, maxPictures, sourceOf }),
    ])
    for (const { url, from, problems } of files.values()) {
      faults.push(...problems.map(({ kind, reason }) => toCrawlFault(from, { kind, reason: `${reason}: ${url}` })))
    }
    faults.push(...findFaultsBetween(crawl), ...(await checkSitemaps(crawl, options)))
    for (const site of sites) faults.push(...(await checkMissingPages(site, { ask, addressing, https })))
    return { crawl, files, faults }
  } finally {
    ask.end()
  }
}

async function checkPages(crawl: Crawl, options: CheckOptions): Promise<CrawlFault[]> {
  const faults: CrawlFault[] = []
  for (const page of crawl.pages.values()) {
    faults.push(...(await checkCrawledPage(page, options)))
    // Gives answers a chance to arrive.
    await setImmediate()
  }
  return faults
}

function findWay({ mode, ports }: CrawlTarget) {
  const localOrigins = {
    [MAIN_BRAND]: `http://localhost:${ports.main}`,
    [OTHER_BRAND]: `http://localhost:${ports.other}`,
  }
  const addressing = createAddressing({ mode, localOrigins })
  const originKeyOf = (url: URL): string | undefined => {
    if (mode === 'local') return BRAND_KEYS.find((brand) => localOrigins[brand] === url.origin)
    return addressing.resolve(url.hostname, '/') === undefined ? undefined : url.hostname
  }
  const portOf = (url: URL): number | undefined => {
    const key = originKeyOf(url)
    if (key === undefined) return undefined
    return mode === 'domains' || key === MAIN_BRAND ? ports.main : ports.other
  }
  return { addressing, originKeyOf, portOf }
}
