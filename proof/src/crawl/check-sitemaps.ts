import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { machinePaths } from '@menagerie/sites/machine-documents'
import type { AskPage, CrawlAnswer } from './ask.ts'
import { alternatesOf } from './check-head.ts'
import { type Crawl, type CrawlOptions, findCrawlPlace, runAll } from './crawl-pages.ts'
import { type CrawledPage, type CrawlFault, toCrawledPage } from './crawled-page.ts'
import { attribute, findElement } from './page-tree.ts'
import { type ListedAddress, parseSitemap, parseSitemapIndex } from './parse-sitemap.ts'

type Options = Pick<CrawlOptions, 'ask' | 'addressing' | 'originKeyOf' | 'sites' | 'atOnce' | 'maxPagesPerSite'>
type Listed = ListedAddress & { site: BrandLocale; path: string }

const FORBIDDEN = ['Disallow: /_', 'Disallow: /1/']

/**
 * Checks robots.txt and the sitemaps of each origin: each listed address against its page, and each found page
 * against the lists.
 */
export async function checkSitemaps(crawl: Crawl, options: Options): Promise<CrawlFault[]> {
  const faults: CrawlFault[] = []
  const listed = new Map<string, Listed>()
  for (const root of findRoots(options)) {
    const say = (where: string, reason: string) => faults.push({ kind: 'head', site: root.id, where, reason })
    const index = await readRobots(root, options, say)
    for (const { address, place } of await readSitemaps(index, options, say)) {
      if (listed.has(address.url)) say(address.url, 'listed twice')
      listed.set(address.url, { ...address, ...place })
    }
  }
  const say = (site: BrandLocale, where: string, reason: string) =>
    faults.push({ kind: 'head', site: site.id, where, reason })
  for (const { site, url, alternates } of listed.values()) {
    for (const [tag, other] of alternates) {
      const back = listed.get(other)?.alternates.get(site.iso)
      if (options.sites.length > 1 && listed.has(other) && back !== url)
        say(site, url, `its ${tag} names ${back} in return`)
    }
  }
  await runAll(takeSample([...listed.values()], options), options.atOnce, async (address) => {
    const found = crawl.pages.get(address.url)
    const page = found ?? (await askPage(address, options))
    const reasons = typeof page === 'string' ? [page] : compare(page, address)
    const isLost =
      found === undefined && typeof page === 'object' && options.maxPagesPerSite === Number.POSITIVE_INFINITY
    for (const reason of isLost ? [...reasons, 'no link leads to it'] : reasons)
      say(address.site, address.url, `in the sitemap: ${reason}`)
  })
  for (const page of crawl.pages.values())
    if (isIndexed(page) && !page.url.includes('?') && !listed.has(page.url)) say(page.site, page.url, 'in no sitemap')
  return faults
}

type Say = (where: string, reason: string) => void

/** Returns the brand-locales at the roots of all origins that are checked. */
function findRoots({ addressing, sites }: Options): BrandLocale[] {
  const rootOf = (site: BrandLocale) =>
    addressing.links(site).onOrigin.find((other) => addressing.links(other).isRoot) ?? site
  return [...new Set(sites.map(rootOf))]
}

async function readRobots(root: BrandLocale, { ask, addressing }: Options, say: Say): Promise<string> {
  const links = addressing.links(root)
  const [url, sitemap] = [links.url(machinePaths.robots), links.url(machinePaths.sitemapIndex)]
  const text = await read(ask, url, 'text/plain; charset=utf-8', say)
  for (const line of [...FORBIDDEN, `Sitemap: ${sitemap}`]) if (!text.split('\n').includes(line)) say(url, `no ${line}`)
  return sitemap
}

/** Reads all addresses in the sitemaps of the brand-locales that are checked. */
async function readSitemaps(index: string, options: Options, say: Say) {
  const sitemaps = parseSitemapIndex(await read(options.ask, index, XML, say))
  if (sitemaps === undefined) say(index, 'no index of sitemaps')
  const found: { address: ListedAddress; place: { site: BrandLocale; path: string } }[] = []
  for (const url of sitemaps ?? []) {
    const owner = findCrawlPlace(options, url)?.site
    if (owner === undefined) say(url, 'a sitemap elsewhere')
    if (owner === undefined || !options.sites.includes(owner)) continue
    const addresses = parseSitemap(await read(options.ask, url, XML, say))
    if (addresses === undefined) say(url, 'no sitemap')
    for (const address of addresses ?? []) {
      const place = findCrawlPlace(options, address.url)
      if (place?.site === owner) found.push({ address, place })
      else say(url, `${address.url} is of another country`)
    }
  }
  return found
}

const XML = 'application/xml; charset=utf-8'

async function read(ask: AskPage, url: string, type: string, say: Say): Promise<string> {
  const answer = await ask(url).catch((error: unknown) => String(error))
  if (typeof answer === 'string') say(url, answer)
  else if (answer.status !== 200) say(url, `${answer.status}`)
  else if (answer.headers['content-type'] !== type) say(url, `is ${answer.headers['content-type']}`)
  return typeof answer === 'string' ? '' : answer.text
}

function takeSample(listed: readonly Listed[], { maxPagesPerSite }: Options): Listed[] {
  return [...Map.groupBy(listed, ({ site }) => site).values()].flatMap((own) => own.slice(0, maxPagesPerSite))
}

async function askPage({ url, site, path }: Listed, { ask, addressing }: { ask: AskPage; addressing: Addressing }) {
  const answer: CrawlAnswer | string = await ask(url).catch((error: unknown) => String(error))
  if (typeof answer === 'string') return answer
  return answer.status === 200
    ? toCrawledPage({ site, path, links: addressing.links(site), url, answer })
    : `${answer.status}`
}

function compare(page: CrawledPage, { url, alternates, lastmod }: Listed): string[] {
  const canonical = findElement(page.tree, 'link', 'rel', 'canonical')
  const inHead = [...alternatesOf(page)].flat().join(' ')
  return [
    ...(isPast(lastmod) ? [] : [`lastmod is ${lastmod}`]),
    ...(isIndexed(page) ? [] : ['wants not to be found']),
    ...(canonical && attribute(canonical, 'href') === url ? [] : ['not its canonical address']),
    ...([...alternates].flat().join(' ') === inHead ? [] : [`its page names other variants: ${inHead}`]),
  ]
}

/** Tells whether a day of change is plausible. It may be absent, because fixed pages have none. */
function isPast(lastmod: string | undefined): boolean {
  return lastmod === undefined || Date.parse(lastmod) <= Date.now()
}

function isIndexed({ tree }: CrawledPage): boolean {
  const robots = findElement(tree, 'meta', 'name', 'robots')
  return robots !== undefined && attribute(robots, 'content').startsWith('index')
}
