import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { isSystemPath } from '@menagerie/sites/fixed-routes'
import type { AskPage, CrawlAnswer } from './ask.ts'
import { type CrawledPage, toCrawledPage } from './crawled-page.ts'

export type Crawl = {
  pages: ReadonlyMap<string, CrawledPage>
  /** Every requested address without `#`. A text is the reason why there was no answer. */
  answers: ReadonlyMap<string, CrawlAnswer | string>
}

export type CrawlOptions = {
  ask: AskPage
  addressing: Addressing
  /** Returns the name of an address's origin for `addressing`, or undefined for other websites. */
  originKeyOf: (url: URL) => string | undefined
  sites: readonly BrandLocale[]
  /** Requests at the same time. */
  atOnce: number
  /** Most pages that are read per site. A sample stops there. */
  maxPagesPerSite: number
}

export const withoutHash = (url: string): string => url.replace(/#.*$/, '')

/** Follows links and variants from every home page to every page that can be reached. Each address is read once. */
export async function crawlPages(options: CrawlOptions): Promise<Crawl> {
  const { addressing, sites, atOnce } = options
  const pages = new Map<string, CrawledPage>()
  const answers = new Map<string, CrawlAnswer | string>()
  const counts = new Map<string, number>()
  const alike = new Map<string, number>()
  const seen = new Set<string>()
  const queue: string[] = []

  const add = (address: string) => {
    const url = withoutHash(address)
    if (seen.has(url)) return
    const place = findCrawlPlace(options, url)
    if (place === undefined || !sites.includes(place.site)) return
    if (!isFresh(url)) return
    const count = counts.get(place.site.id) ?? 0
    if (count >= options.maxPagesPerSite) return
    counts.set(place.site.id, count + 1)
    seen.add(url)
    queue.push(url)
  }
  function isFresh(address: string): boolean {
    const { origin, pathname, search, searchParams } = new URL(address)
    if (search === '' || [...searchParams.keys()].join() === 'page') return true
    const count = alike.get(origin + pathname) ?? 0
    alike.set(origin + pathname, count + 1)
    return count < MAX_ALIKE
  }
  async function visit(url: string): Promise<void> {
    const answer = await options.ask(url).catch((error: unknown) => String(error))
    answers.set(url, answer)
    if (typeof answer === 'string') return
    const { location } = answer.headers
    if (location !== undefined) return add(new URL(location, url).href)
    const place = findCrawlPlace(options, url)
    if (answer.status !== 200 || place === undefined || !isHtml(answer)) return
    const page = toCrawledPage({ ...place, links: addressing.links(place.site), url, answer })
    pages.set(url, page)
    for (const reference of page.references) if (FOLLOWED.has(reference.kind)) add(reference.url)
  }
  for (const site of sites) add(addressing.links(site).url(''))
  await runAll(queue, atOnce, visit)
  return { pages, answers }
}

/**
 * Most addresses that are read of those that differ only in their query, apart from pages of a list. The finder has
 * an address for each product, and comparisons lead to hundreds of thousands of combinations.
 */
const MAX_ALIKE = 25

const FOLLOWED = new Set(['link', 'menu link', 'hreflang', 'canonical', 'form'])

const isHtml = ({ headers }: CrawlAnswer) => /^text\/html/.test(headers['content-type'] ?? '')

/** Returns the brand-locale that an address belongs to. Files and pictures belong to none. */
export function findCrawlPlace(
  { addressing, originKeyOf }: Pick<CrawlOptions, 'addressing' | 'originKeyOf'>,
  address: string,
): { site: BrandLocale; path: string } | undefined {
  const url = new URL(address)
  const origin = originKeyOf(url)
  const resolved = origin === undefined ? undefined : addressing.resolve(origin, url.pathname)
  return resolved && !isSystemPath(resolved.path) ? { site: resolved.site, path: resolved.path } : undefined
}

/** Works through a queue, which may grow meanwhile. */
export async function runAll<T>(queue: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < atOnce) {
      const [item] = queue.splice(0, 1)
      if (item === undefined) break
      const job: Promise<void> = work(item).finally(() => running.delete(job))
      running.add(job)
    }
    await Promise.race(running)
  }
}
