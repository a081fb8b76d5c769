import { findAddresses } from '@menagerie/bench/addresses'
import { createAddressing } from '@menagerie/brands/addressing'
import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { blogPath } from '@menagerie/brands/route-words'
import type { SitePorts } from '../site-process.ts'
import { findWantedSites } from './wanted-sites.ts'

export type PageOfKind = { site: BrandLocale; kind: string; url: string }

/** Addresses that the site answers itself; those that it does not answer yet are left out. */
const FIXED = [
  'cookies',
  'search/products',
  'search/results',
  'business/register',
  'business/login',
  'business/forgot-password',
]
const MISSING = 'p'

/** The page with most in it of every kind that a brand-locale has, of all that are looked at: templates, articles, jobs, products, fixed routes, 404. */
export async function findPages(replicaDir: string, ports: SitePorts): Promise<PageOfKind[]> {
  const addresses = findAddresses(replicaDir).toSorted((a, b) => b.characters - a.characters)
  const origins = { tailwell: `http://localhost:${ports.tailwell}`, aldergrove: `http://localhost:${ports.aldergrove}` }
  const addressing = createAddressing({ mode: 'local', localOrigins: origins })
  const pages = await Promise.all(
    findWantedSites().map(async (site) => {
      const own = addresses.filter((address) => address.site === site)
      const ofKinds = [...Map.groupBy(own, ({ kind, template }) => template ?? kind)].flatMap(([kind, [first]]) =>
        first === undefined ? [] : [{ site, kind, url: new URL(first.pathname, origins[site.brand]).href }],
      )
      const fixed = [blogPath(site), ...FIXED].map((path) => ({
        site,
        kind: path,
        url: addressing.links(site).url(path),
      }))
      const answered = await Promise.all(fixed.map(async (page) => ((await statusOf(page.url)) === 200 ? [page] : [])))
      return [...ofKinds, ...answered.flat(), { site, kind: 'missing', url: addressing.links(site).url(MISSING) }]
    }),
  )
  return pages.flat()
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status
}
