import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { SitemapKind } from '@menagerie/sites/machine-documents'
import { expect, test } from 'vitest'
import { article, job, page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { listSitemaps, loadSitemap } from './load-sitemap.ts'
import { ADDRESSES_PER_SITEMAP } from './sitemap-size.ts'

const contextOf = (entries: readonly AnyPublished[]) => (site: BrandLocale) => createTestContext(site.id, entries)
const load = (entries: readonly AnyPublished[], of: SitemapKind, id = 'tailwell/en_US', part = 1) =>
  loadSitemap(createTestContext(id, entries), of, part, contextOf(entries))
const paths = (...args: Parameters<typeof load>) => load(...args).map(({ url }) => new URL(url).pathname)

const NOINDEX = { robots: { index: false, follow: true } }

test('pages, articles, jobs and products are listed in their sitemaps', () => {
  const entries = [page('home', ''), page('dogs', 'dogs'), article('a'), job('j'), product('42')]
  expect(paths(entries, 'pages')).toEqual(['/', '/dogs/'])
  expect(paths(entries, 'articles')).toEqual(['/advice/a/'])
  expect(paths(entries, 'jobs')).toEqual(['/jobs/j/'])
  expect(paths(entries, 'products')).toEqual(['/dogs/food/food-42/'])
})

test('a job opening whose last day is over is not listed', () => {
  const jobs = [job('over', { validThrough: '2026-06-14' }), job('today', { validThrough: '2026-06-15' }), job('any')]
  expect(paths(jobs, 'jobs').sort()).toEqual(['/jobs/any/', '/jobs/today/'])
  expect(listSitemaps(createTestContext('tailwell/en_US', jobs.slice(0, 1)), 'jobs')).toEqual([])
})

test('gated, noindex, replaced and untranslated entries and pages of thanks are not listed', () => {
  const entries = [
    page('gated', 'gated', { is_gated: true }),
    page('template', 'portal', { template: 'GatedContentPage' }),
    page('quiet', 'quiet', NOINDEX),
    page('thanks', 'formulier-succesvol-verzonden'),
    page('newer', 'dogs'),
    page('older', 'dogs'),
    article('quiet-article', NOINDEX),
    job('quiet-job', NOINDEX),
    // Has only the text of another country.
    product('42', { untranslated: true }),
  ].map((entry) => ({ ...entry, locale: 'nl_NL' }))
  expect(paths(entries, 'pages', 'tailwell/nl_NL')).toEqual(['/nl-nl/dogs/'])
  for (const kind of ['articles', 'jobs', 'products'] as const)
    expect(paths(entries, kind, 'tailwell/nl_NL')).toEqual([])
})

test('many products are divided into several sitemaps, each product once', () => {
  const entries = Array.from({ length: ADDRESSES_PER_SITEMAP + 1 }, (_, index) => product(String(index + 1)))
  const ctx = createTestContext('tailwell/en_US', entries)
  // Found by a map, because the reader over plain entries searches all of them for each request.
  const found = new Map(entries.map((entry) => [entry.path, entry]))
  const lists: Record<string, string[]> = { products: entries.map(({ key }) => key) }
  const fast = {
    ...ctx,
    reader: {
      ...ctx.reader,
      list: (name: string) => lists[name] ?? [],
      at: (path: string) => found.get(path),
      variants: () => new Map<string, string>(),
    },
  }
  expect(listSitemaps(fast, 'products')).toEqual([1, 2])
  const [first, second] = [1, 2].map((part) => loadSitemap(fast, 'products', part, () => fast).map(({ url }) => url))
  expect([first?.length, second?.length]).toEqual([ADDRESSES_PER_SITEMAP, 1])
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(ADDRESSES_PER_SITEMAP + 1)
  expect(loadSitemap(fast, 'products', 3, () => fast)).toEqual([])
})

test('a sitemap without an address is not listed', () => {
  expect(listSitemaps(createTestContext('tailwell/en_US', [page('quiet', 'quiet', NOINDEX)]), 'pages')).toEqual([])
})

test('the blog is listed where it has a post, with its addresses in other countries that have one', () => {
  const entries = [
    page('home', ''),
    article('first', { role_type: 'blog' }),
    article('second', { role_type: 'blog' }, { locale: 'no_NO' }),
    article('advice', {}, { locale: 'de_DE' }),
  ]
  expect(paths(entries, 'pages')).toEqual(['/', '/blog/'])
  expect(load(entries, 'pages').at(-1)?.alternates).toEqual([
    { hreflang: 'en-US', href: 'http://localhost:3000/blog/' },
    { hreflang: 'nb-NO', href: 'http://localhost:3000/no-no/blogg/' },
    { hreflang: 'x-default', href: 'http://localhost:3000/blog/' },
  ])
  expect(paths(entries, 'pages', 'tailwell/no_NO')).toEqual(['/no-no/blogg/'])
  expect(listSitemaps(createTestContext('tailwell/no_NO', entries), 'pages')).toEqual([1])
  expect(paths(entries, 'pages', 'tailwell/de_DE')).toEqual([])
})
