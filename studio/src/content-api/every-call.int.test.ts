import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/test-database.ts'
import { CALLS } from './calls.ts'
import { FEED_TOKEN, READ_TOKEN, startTestContentApi } from './test-content-api.ts'
import { createAnswerCheck } from './test-open-api.ts'
import { FILE_HASH, KEYS, PDF, publishTestSite, sha256 } from './test-site.ts'

let database: TestDatabase
let mediaDir: string
let api: Awaited<ReturnType<typeof startTestContentApi>>
let checkAnswer: ReturnType<typeof createAnswerCheck>

beforeAll(async () => {
  database = await createTestDatabase()
  mediaDir = await mkdtemp(join(tmpdir(), 'menagerie-media-'))
  await publishTestSite(database.url, mediaDir)
  api = await startTestContentApi({ databaseUrl: database.url, mediaDir })
  const { body } = await api.get(api.address('/openapi.json', {}))
  checkAnswer = createAnswerCheck(body)
})

afterAll(async () => {
  await api?.close()
  await database?.drop()
  await rm(mediaDir, { recursive: true, force: true })
})

const IMAGE = {
  '@id': KEYS.picture,
  '@path': `/media/${KEYS.picture}/file`,
  metadata: { width: 40, height: 30, title: 'Een hond' },
}
const ONE = [{}]
const TWO = [{}, {}]

/** Spec §7 in its own order: its words, the request as tailwell/nl_NL, what the answer holds. */
const READ_CALLS: [spec: string, request: string, expected: unknown][] = [
  [
    '/pages',
    '/pages?limit=1',
    { data: [{ content: { title: 'Welkom' } }], total: 3, next_page_url: expect.stringContaining('page=2') },
  ],
  [
    '/pages/{path}',
    '/pages/advies',
    { breadcrumbs: [{ title: 'Welkom' }, { title: 'Advies' }], is_gated: false, content: { template: 'Default' } },
  ],
  ['/pages/{path}: a gated page is a stub', '/pages/zakelijk', { is_gated: true, content: { areas: { main: [] } } }],
  [
    '/pages/{path}: an article',
    '/pages/advies/gebit',
    { breadcrumbs: [{}, {}, {}], content: { kind: 'article', template: 'AdvicePage' } },
  ],
  ['/pages/{path}: a job', '/pages/werken/dierenarts', { content: { kind: 'job', location: 'Utrecht' } }],
  ['/pages?all=1', '/pages?all=1', { data: expect.toSatisfy((data: unknown[]) => data.length === 3) }],
  ['/routes', '/routes', { data: expect.arrayContaining([{ kind: 'job', key: KEYS.job, path: 'werken/dierenarts' }]) }],
  ['/products/{sku}', '/products/100', { data: { sku: '100', name: 'Brokken', path: 'honden/voer/product-100' } }],
  ['/products?sku[]=...', '/products?sku[]=200&sku[]=300&sku[]=100', { data: [{ sku: '200' }, { sku: '100' }] }],
  ['/products?all=1', '/products?all=1', { data: [{ sku: '100' }, { sku: '200' }] }],
  ['/categories/{category}/products/', '/categories/dogs/products/', { data: [{ sku: '200' }, { sku: '100' }] }],
  ['/categories/{category}/products/, without a slash', '/categories/dogs/products', { data: TWO }],
  [
    'category links',
    '/categories',
    {
      data: [
        { category: { displayName: 'dogs' }, linkedPage: { '@path': 'advies' }, tabletPortraitUpImageUrl: IMAGE },
        { category: { parent: 'dogs-key' } },
      ],
    },
  ],
  ['/blog: newest first', '/blog', { data: [{ id: 'new' }, { id: 'old' }, { id: 'undated' }], total: 3 }],
  [
    '/blog: of a category and those below it',
    '/blog?category=dogs',
    {
      data: [
        {
          id: 'new',
          tabletPortraitUpImageUrl: IMAGE,
          phoneOnlyImageUrl: { '@id': KEYS.phonePicture },
          showdate: true,
          contentTags: [{ displayName: 'Gebit' }],
        },
      ],
      total: 1,
    },
  ],
  ['/advice/{id}', `/advice/${KEYS.advice}`, { data: { role_type: 'advice', '@path': 'advies/gebit', main: ONE } }],
  ['/advice/{id}, by path', '/advice/advies/gebit', { data: { id: KEYS.advice } }],
  ['/news', '/news', { data: [{ id: 'event' }], total: 1 }],
  [
    '/redirects',
    '/redirects',
    {
      data: [
        { from: 'oud', location: '/advies/' },
        { from: 'weg', status: 301 },
      ],
    },
  ],
  ['advice items by tag', '/advice?tag=teeth', { data: [{ id: KEYS.advice }], total: 1 }],
  [
    'leaflet lookup by sku',
    '/leaflets?sku=100',
    { data: [{ '@id': KEYS.leaflet, '@name': expect.stringContaining('Vlo-af'), title: 'Bijsluiter' }] },
  ],
  [
    'GET {public api}/stores, paged',
    '/stores?limit=2',
    {
      data: [{ '@id': 's1' }, { '@id': 's2', lat: '52.09', tablet_portrait_up_image_url: IMAGE['@path'] }],
      total: 4,
      next_page_url: expect.any(String),
    },
  ],
  [
    'stores of a country and point of sale',
    '/stores?country=NL&point_of_sale=online',
    { data: [{ '@id': 's3' }], total: 1 },
  ],
  ['header menu', '/menus/header', [{ title: 'Hond', icon: 'dog' }]],
  ['footer, bottom and top menus', '/menus/footer', []],
  ['search settings', '/search-settings', { terms: ['brokken'], products: ['100'] }],
  ['site settings', '/site-settings', { otherCountries: [{ flag: 'LV' }] }],
  [
    'template annotation calls',
    '/annotations/advies',
    {
      template: 'Default',
      areas: [
        { name: 'extras' },
        { name: 'miniBanners' },
        { title: 'Main area', blocks: [{ id: 'b1', type: 'CtaBanner', title: 'Call to action' }] },
      ],
    },
  ],
  ['template annotations of the home page', '/annotations/', { '@path': '', template: 'Homepage' }],
  [
    'template annotations of a product',
    '/annotations/honden/voer/product-100',
    { template: 'ProductDetailPage', areas: [{ name: 'blocks' }] },
  ],
  [
    'page metadata by uuid',
    `/metadata/${KEYS.page}`,
    { data: { '@path': 'advies', metaDescription: 'Goede raad', metaImage: IMAGE } },
  ],
  ['assets by uuid', `/media/${KEYS.picture}`, { data: { key: KEYS.picture, width: 40 } }],
  [
    'leaflets by uuid',
    `/leaflets/${KEYS.leaflet}`,
    { data: { '@id': KEYS.leaflet, '@path': `/leaflets/${KEYS.leaflet}/file`, bytes: PDF.length } },
  ],
  ['authors', `/authors/${KEYS.author}`, { data: { name: 'Noor', occupation: 'Dierenarts', authorPortrait: IMAGE } }],
  ['jobs', '/jobs', { data: [{ id: KEYS.job, contact: { type: 'mail' } }], total: 1 }],
  ['one job', `/jobs/${KEYS.job}`, { data: { title: 'Dierenarts', main: ONE } }],
]

/** Of spec §7, but answered by somebody else: what this API says to them. */
const ELSEWHERE: [call: string, method: string, path: string, status: number][] = [
  ['login: accounts', 'POST', '/auth/login', 405],
  ['{base}/auth/register: accounts', 'POST', '/auth/register', 405],
  ['{base}/auth/password-reset-mail: accounts', 'POST', '/auth/password-reset-mail', 405],
  ['{base}/auth/password-reset: accounts', 'POST', '/auth/password-reset', 405],
  ['contact forms: the site', 'POST', '/submissions', 405],
  ['/geolocale: the site', 'GET', '/geolocale', 404],
  ['images by uuid and size: the site', 'GET', `/imaging/${KEYS.picture}/banner`, 404],
  ['GHS symbols as SVG: the site', 'GET', '/assets/GHS01.svg', 404],
  ['search indexes: the search service', 'GET', '/indexes/products_nl_NL', 404],
]

const FILES: [spec: string, request: string, type: string, hash: string][] = [
  ['assets', `/media/${KEYS.picture}/file`, 'image/png', FILE_HASH],
  ['leaflets (PDF)', `/leaflets/${KEYS.leaflet}/file`, 'application/pdf', sha256(PDF)],
]

async function ask(request: string, token = READ_TOKEN) {
  const url = api.address(request, { token })
  const response = await fetch(url, { headers: { 'accept-language': 'nl-NL' } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test.each(READ_CALLS)('%s: GET %s', async (_, request, expected) => {
  const { status, bytes } = await ask(request)
  const body: unknown = JSON.parse(bytes.toString())
  expect({ status, body }).toMatchObject({ status: 200, body: expected })
  expect(checkAnswer(request, body)).toEqual([])
})

test.each(FILES)('%s: GET %s', async (_, request, type, hash) => {
  const answer = await ask(request)
  expect(answer).toMatchObject({ status: 200, type })
  expect(sha256(answer.bytes)).toBe(hash)
  expect(checkAnswer(request, undefined, type)).toEqual([])
})

test.each(FILES)('%s: HEAD of %s, and not again', async (_, request, type, hash) => {
  const address = api.address(request, { token: READ_TOKEN })
  const { headers } = await fetch(address, { method: 'HEAD' })
  expect([headers.get('content-type'), headers.get('etag')]).toEqual([type, `"${hash}"`])
  expect(Number(headers.get('content-length'))).toBeGreaterThan(0)
  expect((await fetch(address, { headers: { 'if-none-match': `"${hash}"` } })).status).toBe(304)
})

test.each(ELSEWHERE)('not here: %s', async (_, method, path, status) => {
  const refused = await fetch(api.address(path, { token: READ_TOKEN }), { method })
  expect(refused.status).toBe(status)
})

test('stores are followed from page to page until there is no next, each once and of one brand', async () => {
  const names: string[] = []
  let next: string | undefined = api.address('/stores', { limit: '1' }).href
  while (next !== undefined) {
    const url: URL = new URL(next)
    url.searchParams.set('token', READ_TOKEN)
    const { body } = await api.get(url)
    expect(body).toMatchObject({ data: [{ name: expect.any(String) }] })
    if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) break
    names.push(body.data[0].name)
    next = 'next_page_url' in body ? String(body.next_page_url) : undefined
    expect(next ?? '').not.toContain('token')
  }
  expect(names).toEqual(['Dierenwinkel Noord', 'Dierenwinkel Zuid', 'Tierladen', 'webwinkel'])
})

test('a leaflet is saved under its own name, whatever letters it has', async () => {
  const { headers } = await fetch(api.address(`/leaflets/${KEYS.leaflet}/file`, { token: READ_TOKEN }))
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Bijsluiter _Vlo-af_.pdf"; filename*=UTF-8''Bijsluiter%20%E2%80%9EVlo-af%E2%80%9D.pdf`,
  )
})

test('the feed and what every service has', async () => {
  for (const [request, token] of [
    ['/changes', FEED_TOKEN],
    ['/healthz', ''],
    ['/readyz', ''],
    ['/openapi.json', ''],
  ] as const) {
    const { status, bytes } = await ask(request, token)
    expect(status).toBe(200)
    expect(checkAnswer(request, JSON.parse(bytes.toString()))).toEqual([])
  }
  const stream = await api.openStream()
  expect(checkAnswer('/changes/stream', undefined, stream.contentType ?? '')).toEqual([])
  stream.close()
  for (const hash of [FILE_HASH, sha256(PDF)]) {
    const file = await ask(`/files/${hash}`, FEED_TOKEN)
    expect(sha256(file.bytes)).toBe(hash)
    expect(checkAnswer(`/files/${hash}`, undefined, file.type ?? '')).toEqual([])
  }
})

test('every declared call was made above', () => {
  expect([...checkAnswer.made()].sort()).toEqual(CALLS.map(({ path }) => path).sort())
})
