import { expect, test } from 'vitest'
import { createAddressing } from './addressing.ts'
import { findFixedRoute } from './fixed-routes.ts'
import { BRAND_LOCALES, findById } from './locales.ts'
import { FEED_KINDS, findMachineDocument, machinePaths, SITEMAP_KINDS } from './machine-documents.ts'

const localOrigins = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }
const ADDRESSINGS = (['local', 'domains'] as const).map((mode) => ({
  mode,
  addressing: createAddressing({ mode, localOrigins }),
}))

test.each(BRAND_LOCALES)('$id finds each machine-readable document at its own path', (site) => {
  expect(findMachineDocument(site, machinePaths.robots)).toEqual({ name: 'robots' })
  expect(findMachineDocument(site, machinePaths.sitemapIndex)).toEqual({ name: 'sitemap-index' })
  expect(findMachineDocument(site, machinePaths.manifest)).toEqual({ name: 'manifest' })
  expect(findMachineDocument(site, machinePaths.search)).toEqual({ name: 'search' })
  expect(findMachineDocument(site, machinePaths.products)).toEqual({ name: 'products' })
  expect(findMachineDocument(site, machinePaths.stores)).toEqual({ name: 'stores' })
  for (const of of SITEMAP_KINDS)
    expect(findMachineDocument(site, machinePaths.sitemap(of, 12))).toEqual({ name: 'sitemap', of, part: 12 })
  for (const of of FEED_KINDS) {
    expect(findMachineDocument(site, machinePaths.feed(site, of))).toEqual({ name: 'feed', of })
    expect(findFixedRoute(site, machinePaths.feed(site, of))).toEqual({
      name: 'document',
      document: { name: 'feed', of },
    })
  }
})

test.each([
  '',
  'robots',
  'dogs/robots.txt',
  'sitemap-pages.xml',
  'sitemap-pages-0.xml',
  'sitemap-pages-01.xml',
  'sitemap-shops-1.xml',
  'sitemap-pages-12345.xml',
  'feed.xml',
  'nieuws/feed.xml.bak',
])('%j is not a machine-readable document', (path) => {
  for (const site of BRAND_LOCALES) expect(findMachineDocument(site, path), site.id).toBeUndefined()
})

test('a feed is below the blog or news word of its locale', () => {
  const feedOf = (id: string, of: (typeof FEED_KINDS)[number]) => {
    const site = findById(id)
    return site && machinePaths.feed(site, of)
  }
  expect(feedOf('tailwell/sv_SE', 'blog')).toBe('blogg/feed.xml')
  expect(feedOf('tailwell/fr_BE', 'news')).toBe('actualites/feed.xml')
  expect(feedOf('tailwell/de_DE', 'news')).toBe('news/feed.xml')
})

test.each(ADDRESSINGS)(
  '$mode: the address of a file has no trailing slash and is read back',
  ({ mode, addressing }) => {
    for (const site of BRAND_LOCALES) {
      const url = new URL(addressing.links(site).url(machinePaths.manifest))
      expect(url.pathname.endsWith('/manifest.webmanifest')).toBe(true)
      const origin = mode === 'local' ? site.brand : site.domain
      expect(addressing.resolve(origin, url.pathname)).toEqual({ site, path: machinePaths.manifest, canonical: true })
      expect(addressing.resolve(origin, `${url.pathname}/`)?.canonical).toBe(false)
    }
  },
)

test('the links of a locale list all locales of its origin and tell whether it is at the root', () => {
  const neighbours = (mode: 'local' | 'domains', id: string) => {
    const site = findById(id)
    const links = site && createAddressing({ mode, localOrigins }).links(site)
    return { isRoot: links?.isRoot, codes: links?.onOrigin.map(({ code }) => code) }
  }
  expect(neighbours('domains', 'tailwell/nl_BE')).toEqual({ isRoot: true, codes: ['fr_BE', 'nl_BE'] })
  expect(neighbours('domains', 'tailwell/fr_BE')).toEqual({ isRoot: false, codes: ['fr_BE', 'nl_BE'] })
  expect(neighbours('domains', 'tailwell/nl_NL')).toEqual({ isRoot: true, codes: ['nl_NL'] })
  expect(neighbours('local', 'aldergrove/nl_NL')).toEqual({
    isRoot: true,
    codes: ['nl_NL', 'de_DE', 'fr_FR', 'it_IT', 'en_GB'],
  })
  expect(neighbours('local', 'aldergrove/en_GB').isRoot).toBe(false)
})
