import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/test-database.ts'
import { CALLS } from './calls.ts'
import { FEED_TOKEN, READ_TOKEN, SUBMISSIONS_TOKEN, startTestContentApi } from './test-content-api.ts'
import { createAnswerCheck, nameOf } from './test-open-api.ts'
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

const LEAFLET = `/leaflets/${KEYS.leaflet}`
const PICTURE = `/media/${KEYS.picture}`
const IMAGE = {
  '@id': KEYS.picture,
  '@path': `${PICTURE}/file`,
  metadata: { width: 40, height: 30, title: 'Een hond' },
}
const TRAIL = ['Welkom', 'Advies', 'Over advies/gebit']
const JOB_ROUTE = { kind: 'job', key: KEYS.job, path: 'werken/dierenarts' }

/** Spec §7 in its own order: its words, the request as tailwell/nl_NL, what stands where in the answer. */
const READ_CALLS: [spec: string, request: string, at: string, expected: unknown][] = [
  ['/pages', '/pages', 'data.*.content.title', ['Welkom', 'Advies', 'Portaal']],
  ['/pages, paged', '/pages?limit=2&page=2', 'data.*.content.title', ['Portaal']],
  ['/pages/{path}', '/pages/advies', 'content.title', 'Advies'],
  ['/pages/{path}, home', '/pages/', 'content.template', 'Homepage'],
  ['/pages/{path}, an article', '/pages/advies/gebit', 'content.template', 'AdvicePage'],
  ['/pages/{path}, a job', '/pages/werken/dierenarts', 'content.location', 'Utrecht'],
  ['/pages?all=1', '/pages?all=1', 'data.*.content.key', [KEYS.page, 'home', 'portal']],
  ['/routes', '/routes', 'data', expect.arrayContaining([JOB_ROUTE])],
  ['/products/{sku}', '/products/100', 'data.name', 'Brokken'],
  ['/products?sku[]=...', '/products?sku[]=200&sku[]=300&sku[]=100', 'data.*.sku', ['200', '100']],
  ['/products?all=1', '/products?all=1', 'data.*.sku', ['100', '200']],
  ['/categories/{category}/products/', '/categories/dogs/products/', 'data.*.sku', ['200', '100']],
  ['/categories/{category}/products', '/categories/dogs/products', 'data.*.sku', ['200', '100']],
  ['/blog', '/blog', 'data.*.id', ['new', 'old', 'undated']],
  ['/blog of a category and those below', '/blog?category=dogs', 'data.*.id', ['new']],
  ['/blog of a tag', '/blog?tag=teeth', 'data.*.contentTags.*.displayName', [['Gebit']]],
  ['/advice/{id}', `/advice/${KEYS.advice}`, 'data.@path', 'advies/gebit'],
  ['/advice/{id}, by path', '/advice/advies/gebit', 'data.id', KEYS.advice],
  ['/news', '/news', 'data.*.id', ['event']],
  ['/redirects', '/redirects', 'data.*.location', ['/advies/', undefined]],
  ['page fetch: breadcrumbs', '/pages/advies/gebit', 'breadcrumbs.*.title', TRAIL],
  ['page fetch: is_gated', '/pages/zakelijk', 'is_gated', true],
  ['page fetch: content', '/pages/advies', 'content.areas.main.*.blockType', ['CtaBanner']],
  ['advice items by tag', '/advice?tag=teeth', 'data.*.id', [KEYS.advice]],
  ['news items', '/news?limit=1', 'data.*.role_type', ['news']],
  ['leaflet lookup by sku', '/leaflets?sku=100', 'data.*.@id', [KEYS.leaflet]],
  ['stores, paged', '/stores?limit=2', 'data.*.@id', ['s1', 's2']],
  ['stores: next_page_url', '/stores?limit=2', 'next_page_url', expect.stringMatching(/page=2/)],
  ['stores of a country', '/stores?country=NL&point_of_sale=online', 'data.*.@id', ['s3']],
  ['header menu', '/menus/header', '*.title', ['Hond']],
  ['footer menu', '/menus/footer', '', []],
  ['bottom menu', '/menus/bottom', '', []],
  ['top menu', '/menus/top', '', []],
  ['search settings', '/search-settings', 'terms', ['brokken']],
  ['search: synonyms', '/search-synonyms', 'synonyms.*.words', [['brokken'], ['kat', 'poes']]],
  ['search: rules', '/search-rules', 'data.*.promote.*.key', [['200'], []]],
  ['template annotations', '/annotations/advies', 'areas.*.blocks.*.title', [[], [], ['Call to action']]],
  ['template annotations, home', '/annotations/', 'template', 'Homepage'],
  ['template annotations, a product', '/annotations/honden/voer/product-100', 'areas.*.name', ['blocks']],
  ['assets by uuid', PICTURE, 'data.width', 40],
  ['leaflets (PDF) by uuid', LEAFLET, 'data.@path', `${LEAFLET}/file`],
  ['page metadata by uuid', `/metadata/${KEYS.page}`, 'data.metaDescription', 'Goede raad'],
  ['§2 footer: site settings', '/site-settings', 'otherCountries.*.flag', ['LV']],
  ['§3 author', `/authors/${KEYS.author}`, 'data.occupation', 'Dierenarts'],
  ['§3 category link', '/categories', 'data.*.linkedPage.@path', ['advies', undefined]],
  ['§2 jobs', '/jobs', 'data.*.contact.type', ['mail']],
  ['§2 jobs detail', `/jobs/${KEYS.job}`, 'data.title', 'Dierenarts'],
]

/** What stands at a place in an answer; `*` = in each of a list. */
function valueAt(value: unknown, at: string): unknown {
  const [step = '', ...rest] = at.split('.')
  if (step === '') return value
  if (step === '*') return Array.isArray(value) ? value.map((item) => valueAt(item, rest.join('.'))) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt(new Map<string, unknown>(Object.entries(value)).get(step), rest.join('.'))
}

/** Of spec §7, but answered by somebody else: what this API says to them. */
const ELSEWHERE: [call: string, method: string, path: string, status: number][] = [
  ['login: accounts', 'POST', '/auth/login', 404],
  ['{base}/auth/register: accounts', 'POST', '/auth/register', 404],
  ['{base}/auth/password-reset-mail: accounts', 'POST', '/auth/password-reset-mail', 404],
  ['{base}/auth/password-reset: accounts', 'POST', '/auth/password-reset', 404],
  ['/geolocale: the site', 'GET', '/geolocale', 404],
  ['images by uuid and size: the site', 'GET', `/imaging/${KEYS.picture}/banner`, 404],
  ['GHS symbols as SVG: the site', 'GET', '/assets/GHS01.svg', 404],
  ['search indexes: the search service', 'GET', '/indexes/products_nl_NL', 404],
]

const FILES: [spec: string, request: string, type: string, hash: string][] = [
  ['assets', `${PICTURE}/file`, 'image/png', FILE_HASH],
  ['leaflets (PDF)', `${LEAFLET}/file`, 'application/pdf', sha256(PDF)],
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

test.each(READ_CALLS)('%s: GET %s', async (_, request, at, expected) => {
  const { status, bytes } = await ask(request)
  const body: unknown = JSON.parse(bytes.toString())
  expect([status, valueAt(body, at)]).toEqual([200, expected])
  expect(checkAnswer(request, body)).toEqual([])
})

test('articles, category links, stores and leaflets carry the names of spec §3', async () => {
  const first = async (request: string) => {
    const { body } = await api.read(request)
    return valueAt(body, 'data.*')
  }
  const article = { tabletPortraitUpImageUrl: IMAGE, phoneOnlyImageUrl: { '@id': KEYS.phonePicture }, showdate: true }
  expect(await first('/blog')).toMatchObject([article, {}, {}])
  const category = { category: { displayName: 'dogs' }, tabletPortraitUpImageUrl: IMAGE }
  expect(await first('/categories')).toMatchObject([category, { category: { parent: 'dogs-key' } }])
  const store = { '@id': 's2', lat: '52.09', lng: '5.12', tablet_portrait_up_image_url: IMAGE['@path'] }
  expect(await first('/stores')).toMatchObject([{}, store, {}, {}])
  const leaflet = { '@name': 'Bijsluiter „Vlo-af”.pdf', name: 'Bijsluiter „Vlo-af”.pdf', title: 'Bijsluiter' }
  expect(await first('/leaflets?sku=100')).toMatchObject([leaflet])
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
  const { headers } = await fetch(api.address(`${LEAFLET}/file`, { token: READ_TOKEN }))
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

const SENT = {
  id: '00000000-0000-4000-8000-00000000000a',
  form: 'contact',
  locale: 'nl_NL',
  receivedAt: '2026-11-22T10:00:00.000Z',
  email: 'visitor@example.test',
  fields: { subject: 'Bowl', message: 'It broke' },
}

const WRITE_CALLS: [spec: string, request: string, token: string, body: object, expected: unknown][] = [
  ['forms', '/submissions', SUBMISSIONS_TOKEN, { submissions: [SENT] }, { stored: [SENT.id] }],
]

test.each(WRITE_CALLS)('%s: POST %s', async (_, request, token, sent, expected) => {
  const { status, body } = await api.send('POST', api.address(request, { token }), sent, { 'accept-language': 'nl-NL' })
  expect([status, body]).toEqual([200, expected])
  expect(checkAnswer(request, body, 'application/json', 200, 'POST')).toEqual([])
})

test('every declared call was made above', () => {
  expect([...checkAnswer.made()].sort()).toEqual(CALLS.map(nameOf).sort())
})
