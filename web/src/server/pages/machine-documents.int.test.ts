import { findById } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import {
  articleChange,
  jobChange,
  mediaChange,
  pageChange,
  productChange,
  redirectChange,
  tombstone,
} from '../../replica/testing/example-changes.ts'
import { askRaw as askPort } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'

const NL = { locale: 'nl_NL' }
const US = { locale: 'en_US' }
const PICTURE = '22222222-2222-4222-8222-222222222222'
const blogOf = (key: string, body: object = {}) =>
  articleChange(key, { role_type: 'blog', created: '2026-03-01T08:00:00Z', ...body }, { ...NL, path: `blog/${key}` })

const CONTENT = [
  pageChange('home-nl', '', { translationGroup: 'home', template: 'Homepage' }, NL),
  pageChange('home-us', '', { translationGroup: 'home', template: 'Homepage' }, US),
  pageChange('gated', 'portal', { is_gated: true }, NL),
  productChange('42', { images: [PICTURE] }, { ...NL, path: 'dogs/food-42' }),
  mediaChange(PICTURE, 'x'),
  blogOf('first', { title: 'Cats & dogs' }),
  jobChange('vet'),
]

/** Opens a site with both brands and both forms of addresses; in `local` mode Tailwell has its own port. */
async function open(mode: 'local' | 'domains') {
  const site = await serveReplica(mode)
  const ask = (path: string, headers: Record<string, string> = {}) => askPort(site.port, path, { headers })
  const textOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).body.toString()
  return { ...site, ask, textOf }
}

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

test('robots.txt and the sitemaps of an origin cover all countries of a brand', async () => {
  const { publish, ask, textOf } = await open('local')
  publish(...CONTENT)
  const robots = await ask('/robots.txt')
  expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const rules = robots.body.toString().split('\n')
  expect(rules).toContain('Disallow: /_')
  expect(rules).toContain('Disallow: /1/')
  // Pages of search results have "noindex", which crawlers only see if they may fetch the page.
  expect(rules.filter((rule) => rule.startsWith('Disallow'))).toEqual(['Disallow: /1/', 'Disallow: /_'])
  expect(rules).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  const index = await ask('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(locsIn(index.body.toString())).toEqual([
    'http://localhost:3000/sitemap-pages-1.xml',
    'http://localhost:3000/nl-nl/sitemap-pages-1.xml',
    'http://localhost:3000/nl-nl/sitemap-products-1.xml',
    'http://localhost:3000/nl-nl/sitemap-articles-1.xml',
    'http://localhost:3000/nl-nl/sitemap-jobs-1.xml',
  ])
  const pages = await textOf('/nl-nl/sitemap-pages-1.xml')
  expect(locsIn(pages)).toEqual(['http://localhost:3000/nl-nl/', 'http://localhost:3000/nl-nl/blog/'])
  for (const [tag, path] of [
    ['en-US', '/'],
    ['nl-NL', '/nl-nl/'],
    ['x-default', '/'],
  ])
    expect(pages).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="http://localhost:3000${path}"/>`)
  expect(await textOf('/nl-nl/sitemap-products-1.xml')).toContain(
    `<image:image><image:loc>http://localhost:3000/imaging/${PICTURE}/375x375/1</image:loc></image:image>`,
  )
})

test('each domain lists the sitemaps of its own countries, for both brands', async () => {
  const { publish, textOf } = await open('domains')
  const HOMES = ['tailwell/nl_BE', 'tailwell/fr_BE', 'tailwell/nl_NL', 'aldergrove/nl_NL', 'aldergrove/it_IT']
  for (const id of HOMES) {
    const site = findById(id)
    if (site === undefined) throw new Error(id)
    publish(pageChange(`home ${id}`, '', { translationGroup: 'home' }, { brand: site.brand, locale: site.code }))
  }
  const sitemaps = async (Host: string) => locsIn(await textOf('/sitemap.xml', { Host }))
  expect(await sitemaps('tailwell.be.example')).toEqual([
    'https://tailwell.be.example/fr/sitemap-pages-1.xml',
    'https://tailwell.be.example/sitemap-pages-1.xml',
  ])
  expect(await sitemaps('aldergrove.example')).toEqual([
    'https://aldergrove.example/sitemap-pages-1.xml',
    'https://aldergrove.example/it/sitemap-pages-1.xml',
  ])
  const robots = await textOf('/robots.txt', { Host: 'aldergrove.example' })
  expect(robots).not.toContain('search')
  expect(robots).toContain('Sitemap: https://aldergrove.example/sitemap.xml\n')
  expect(locsIn(await textOf('/fr/sitemap-pages-1.xml', { Host: 'tailwell.be.example' }))).toEqual([
    'https://tailwell.be.example/fr/',
  ])
})

test('the RSS feed of a blog lists the newest articles first, at the blog address of its country', async () => {
  const { publish, ask, textOf } = await open('local')
  publish(
    ...CONTENT,
    blogOf('second', { created: '2026-04-01T08:00:00Z' }),
    blogOf('quiet', { robots: { index: false, follow: true } }),
  )
  const feed = await ask('/nl-nl/blog/feed.xml')
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const xml = feed.body.toString()
  expect([...xml.matchAll(/<guid [^>]*>([^<]*)</g)].map(([, url]) => url)).toEqual([
    'http://localhost:3000/nl-nl/blog/second/',
    'http://localhost:3000/nl-nl/blog/first/',
  ])
  expect(xml).toContain('<title>Cats &amp; dogs</title>')
  expect(xml).toContain('<atom:link href="http://localhost:3000/nl-nl/blog/feed.xml" rel="self"')
  expect((await ask('/nl-nl/nieuws/feed.xml')).status).toBe(404)
  const home = await textOf('/nl-nl/')
  expect(home).toContain(
    '<link rel="alternate" type="application/rss+xml" title="blog.title | Tailwell" href="/nl-nl/blog/feed.xml">',
  )
  expect(home).not.toContain('nieuws/feed.xml')
})

test('each country has a web manifest, and its pages link to it', async () => {
  const { publish, ask, textOf } = await open('local')
  publish(...CONTENT)
  const manifest = await ask('/nl-nl/manifest.webmanifest')
  expect([manifest.status, manifest.headers['content-type']]).toEqual([200, 'application/manifest+json'])
  expect(JSON.parse(manifest.body.toString())).toMatchObject({
    name: 'Tailwell',
    lang: 'nl-NL',
    start_url: '/nl-nl/',
    display: 'minimal-ui',
    theme_color: '#c20f2b',
    icons: [{ sizes: 'any' }, { sizes: '192x192', type: 'image/png' }, { sizes: '512x512' }],
  })
  for (const path of ['/nl-nl/', '/nl-nl/dogs/food-42/'])
    expect(await textOf(path)).toContain('<link rel="manifest" href="/nl-nl/manifest.webmanifest">')
  expect(await textOf('/nl-nl/dogs/food-42/')).not.toContain('rss')
})

test.each([
  '/nl-nl/robots.txt/x',
  '/nl-nl/sitemap-pages-2.xml',
  '/nl-nl/sitemap-stores-1.xml',
  '/de-de/sitemap-pages-1.xml',
  '/nl-nl/robots.txt',
  '/nl-nl/sitemap.xml',
  '/humans.txt',
])('%s is not found', async (path) => {
  const { publish, ask } = await open('local')
  publish(...CONTENT)
  expect((await ask(path)).status).toBe(404)
})

test('other forms of the robots.txt address redirect to it', async () => {
  const { publish, ask } = await open('local')
  publish(...CONTENT)
  for (const path of ['/robots.txt/', '/Robots.TXT', '/en-us/robots.txt']) {
    const { status, headers } = await ask(path)
    expect([status, headers.location], path).toEqual([301, '/robots.txt'])
  }
})

const WATCHED = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages-1.xml',
  '/nl-nl/sitemap-pages-1.xml',
  '/nl-nl/sitemap-products-1.xml',
  '/nl-nl/sitemap-articles-1.xml',
  '/nl-nl/sitemap-jobs-1.xml',
  '/nl-nl/blog/feed.xml',
  '/nl-nl/manifest.webmanifest',
  '/nl-nl/blog/',
]

test.each([
  ['an article', blogOf('new'), ['/nl-nl/sitemap-articles-1.xml', '/nl-nl/blog/feed.xml', '/nl-nl/blog/']],
  ['a job', jobChange('groomer'), ['/nl-nl/sitemap-jobs-1.xml']],
  ['a page', pageChange('cats', 'cats', {}, NL), ['/nl-nl/sitemap-pages-1.xml']],
  ['a gated page', pageChange('hidden', 'hidden', { is_gated: true, translationGroup: 'home' }, NL), []],
  [
    'the same page in another country',
    pageChange('home-de', '', { translationGroup: 'home' }, { locale: 'de_DE' }),
    ['/sitemap.xml', '/sitemap-pages-1.xml', '/nl-nl/sitemap-pages-1.xml'],
  ],
  [
    'a redirect away from a product',
    redirectChange('r', 'dogs/food-42'),
    ['/sitemap.xml', '/nl-nl/sitemap-products-1.xml'],
  ],
  ['the removal of the only job', tombstone(jobChange('vet')), ['/sitemap.xml', '/nl-nl/sitemap-jobs-1.xml']],
])('publishing %s changes only the documents that depend on it', async (_, change, changed) => {
  const { publish, ask, textOf } = await open('local')
  publish(...CONTENT)
  const before = await Promise.all(WATCHED.map((path) => ask(path)))
  expect(before.map(({ status }) => status)).toEqual(WATCHED.map(() => 200))
  publish(change)
  const after = await Promise.all(
    WATCHED.map((path, index) => ask(path, { 'If-None-Match': String(before[index]?.headers.etag) })),
  )
  expect(WATCHED.filter((_path, index) => after[index]?.status !== 304)).toEqual(changed)
  for (const path of WATCHED) expect(await textOf(path), path).not.toMatch(/\/(?:portal|hidden)\//)
})

test('the product feed lists products with price and currency, and is not found where no product has a price', async () => {
  const { publish, ask } = await open('local')
  publish(
    ...CONTENT,
    productChange(
      '43',
      { name: 'Kibble & "more"', rrp: 12.5, currency: 'EUR', images: [PICTURE] },
      { ...NL, path: 'dogs/food-43' },
    ),
  )
  const feed = await ask('/nl-nl/shopping.xml')
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = feed.body.toString()
  expect([...xml.matchAll(/<g:id>([^<]*)<\/g:id>/g)].map(([, id]) => id)).toEqual(['43'])
  expect(xml).toContain('<g:price>12.50 EUR</g:price>')
  expect(xml).toContain('Kibble &amp; ')
  expect(xml).toContain('/nl-nl/dogs/food-43/')
  expect((await ask('/shopping.xml')).status).toBe(404)
})

test('the product feed leaves out products without picture or price, and barcodes that Google refuses', async () => {
  const { publish, textOf } = await open('local')
  const sold = { rrp: 7.95, currency: 'EUR', images: [PICTURE] }
  const products: Record<string, object> = {
    '50': { ...sold, specification: { barcode: '4006381333931', contents: '750 g' }, article_number: 'A-50' },
    '51': { ...sold, specification: { barcode: '2001011000004', contents: '12 × 85 g' } },
    '52': { ...sold, specification: { barcode: '4006381333932', contents: '1,5 l' } },
    '53': { ...sold, images: [] },
    '54': { ...sold, rrp: 0 },
  }
  publish(
    ...CONTENT,
    ...Object.entries(products).map(([sku, body]) => productChange(sku, body, { ...NL, path: `dogs/food-${sku}` })),
  )
  const xml = await textOf('/nl-nl/shopping.xml')
  const valuesOf = (name: string) => [...xml.matchAll(new RegExp(`<g:${name}>([^<]*)<`, 'g'))].map(([, value]) => value)
  expect(valuesOf('id')).toEqual(['50', '51', '52'])
  expect(valuesOf('gtin')).toEqual(['4006381333931'])
  expect(valuesOf('unit_pricing_measure')).toEqual(['750 g', '1.02 kg', '1.5 l'])
  expect(valuesOf('unit_pricing_base_measure')).toEqual(['1 kg', '1 kg', '1 l'])
  expect(valuesOf('identifier_exists')).toEqual(['no', 'no'])
  expect(valuesOf('availability')).toEqual(Array(3).fill('in_stock'))
  for (const address of [...valuesOf('link'), ...valuesOf('image_link')]) expect(address).toMatch(/^https?:\/\//)
})
