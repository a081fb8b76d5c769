import { findAddresses } from '@menagerie/bench/addresses'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { blogPath, storeFinderPath } from '@menagerie/sites/route-words'
import type { SitePorts } from '../site-process.ts'
import { toLinksOf } from './site-links.ts'
import { findWantedSites } from './wanted-sites.ts'

export type PageOfKind = { site: BrandLocale; kind: string; url: string }

/** The page that lists products with a search field and all filters. */
export const PRODUCT_SEARCH = 'search/products'
/** Addresses that the site answers itself. Those that it does not have yet are left out. */
const FIXED = [
  'cookies',
  PRODUCT_SEARCH,
  'search/results',
  'business/register',
  'business/login',
  'business/forgot-password',
]
const MISSING = 'p'

/** Finds for each site that is checked the page with the most content of every kind: templates, articles, jobs, products, stores, fixed routes, 404. */
export async function findPagesOfKinds(replicaDir: string, ports: SitePorts): Promise<PageOfKind[]> {
  const addresses = findAddresses(replicaDir).toSorted((a, b) => b.characters - a.characters)
  const linksOf = toLinksOf(ports)
  const pages = await Promise.all(
    findWantedSites().map(async (site) => {
      const links = linksOf(site)
      const own = addresses.filter((address) => address.site === site)
      const ofKinds = [...Map.groupBy(own, ({ kind, template }) => template ?? kind)].flatMap(([kind, [first]]) =>
        first === undefined ? [] : [{ site, kind, url: new URL(first.pathname, links.url('')).href }],
      )
      const fixed = [blogPath(site), ...FIXED].map((path) => ({ site, kind: path, url: links.url(path) }))
      const answered = await Promise.all(fixed.map(async (page) => ((await statusOf(page.url)) === 200 ? [page] : [])))
      const store = await findStorePage(links.url(storeFinderPath(site)))
      const ofStore = store === undefined ? [] : [{ site, kind: 'store', url: store }]
      return [...ofKinds, ...answered.flat(), ...ofStore, { site, kind: 'missing', url: links.url(MISSING) }]
    }),
  )
  return pages.flat()
}

/** The page of the first store that the finder lists. */
async function findStorePage(finder: string): Promise<string | undefined> {
  const html = await (await fetch(finder)).text()
  const [, path] = /<li id="store-[^>]*>\s*<h3[^>]*>\s*<a href="([^"]+)"/.exec(html) ?? []
  return path === undefined ? undefined : new URL(path, finder).href
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status
}
