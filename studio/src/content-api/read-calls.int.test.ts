import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toTraceparent } from '@menagerie/contract/trace'
import { collectSpans } from '@menagerie/telemetry/testing/collect-spans'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEED_TOKEN, READ_TOKEN, startTestContentApi } from '../testing/test-content-api.ts'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let api: Awaited<ReturnType<typeof startTestContentApi>>
let make: ReturnType<typeof createTestDocuments>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  api = await startTestContentApi(studio)
  await make.page({ path: '', template: 'Homepage', title: 'Welkom' })
  await make.page({ path: 'advies', title: 'Advies' })
  await make.page({ path: 'advies/gebit', title: 'Gebit' })
  await make.page({ path: 'advies/gebit', title: 'Gebiss', site: 'tailwell/de_DE' })
})

afterAll(async () => {
  await api?.close()
  await studio?.close()
})

describe('pages', () => {
  test('are found by path, with their breadcrumbs', async () => {
    const { status, body } = await api.read('/pages/advies/gebit')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      breadcrumbs: [
        { title: 'Welkom', path: '' },
        { title: 'Advies', path: 'advies' },
        { title: 'Gebit', path: 'advies/gebit' },
      ],
      is_gated: false,
      content: { title: 'Gebit', path: 'advies/gebit', areas: { main: [] } },
    })
    expect(await api.read('/pages/')).toMatchObject({ body: { content: { title: 'Welkom' } } })
    expect(await api.read('/pages/is-er-niet')).toMatchObject({ status: 404, body: { message: expect.any(String) } })
  })

  test('are listed at most 100 at a time, or all at once', async () => {
    expect(await api.read('/pages', { page: '2', limit: '2' })).toMatchObject({
      body: { page: 2, limit: 2, total: 3, data: [{ content: { title: 'Gebit' }, breadcrumbs: [{}, {}, {}] }] },
    })
    expect(await api.read('/pages', { limit: '101' })).toMatchObject({
      status: 400,
      body: { errors: { limit: [expect.any(String)] } },
    })
    const { body } = await api.read('/pages', { all: '1' })
    expect(body).toMatchObject({ data: [{ is_gated: false }, {}, {}] })
    expect(await api.read('/routes')).toMatchObject({
      body: { data: [{ path: '' }, { path: 'advies' }, { kind: 'page' }] },
    })
  })

  test('are answered only in the locale of Accept-Language', async () => {
    const get = (language: string) =>
      api.get(api.address('/pages/advies/gebit', { token: READ_TOKEN }), { 'accept-language': language })
    for (const language of ['de-DE', 'DE-de', 'de-DE;q=0.9, en']) {
      expect(await get(language)).toMatchObject({ body: { content: { title: 'Gebiss' } } })
    }
    // The iso code of ua_UA is uk-UA; its own code is accepted too.
    expect(await get('ua-UA')).toMatchObject({ status: 404 })
    expect(await get('uk-UA')).toMatchObject({ status: 404 })
    for (const language of ['', 'xx-XX', 'de']) {
      expect(await get(language)).toMatchObject({
        status: 400,
        body: { errors: { 'Accept-Language': expect.arrayContaining(['nl-NL', 'uk-UA']) } },
      })
    }
  })
})

test('products can be read by SKU, by a list of SKUs, all together and by category', async () => {
  const [first, second] = [await make.facts(), await make.facts()]
  await make.text(first.id, { name: 'Eerste' })
  await make.text(second.id, { name: 'Tweede' })
  await make.category({ code: 'dogs', products: [second.id, first.id] })
  expect(await api.read(`/products/${first.sku}`)).toMatchObject({
    body: { data: { sku: first.sku, name: 'Eerste', rrp: 12.5 } },
  })
  expect(await api.read('/products/999999')).toMatchObject({ status: 404 })

  const list = api.address('/products', { token: READ_TOKEN })
  for (const sku of [second.sku, first.sku]) list.searchParams.append('sku[]', sku)
  const nl = { 'accept-language': 'nl-NL' }
  expect(await api.get(list, nl)).toMatchObject({ body: { data: [{ name: 'Tweede' }, { name: 'Eerste' }] } })
  for (let sku = 0; sku < 100; sku += 1) list.searchParams.append('sku[]', String(sku))
  expect(await api.get(list, nl)).toMatchObject({ status: 400, body: { errors: { 'sku[]': ['at most 100'] } } })
  expect(await api.read('/products', { 'sku[]': "1' or 1=1" })).toMatchObject({ status: 400 })
  expect(await api.read('/products')).toMatchObject({ status: 400 })

  expect(await api.read('/products', { all: '1' })).toMatchObject({ body: { data: [{}, {}] } })
  expect(await api.read('/categories/dogs/products/')).toMatchObject({
    body: { data: [{ name: 'Tweede' }, { name: 'Eerste' }] },
  })
  expect(await api.read('/categories/cats/products/')).toMatchObject({ status: 404 })
})

test('a menu is an array of items, and empty while no menu is published', async () => {
  await make.menu({ slot: 'footer', items: [{ title: 'Hulp', link: { type: 'anchor', anchorLink: 'hulp' } }] })
  expect(await api.read('/menus/footer')).toMatchObject({
    body: [{ title: 'Hulp', target: '_self', link: { type: 'anchor', anchorLink: 'hulp' } }],
  })
  expect((await api.read('/menus/top')).body).toEqual([])
  expect(await api.read('/menus/side')).toMatchObject({ status: 404 })
})

test('a picture is described by its uuid, and replicas get its original file by hash', async () => {
  const picture = await make.media()
  expect(await api.read(`/media/${picture.id}`)).toMatchObject({
    body: { data: { key: picture.id, width: 40, alt: { nl: 'Een hond' } } },
  })
  expect(await api.read('/media/not-a-uuid')).toMatchObject({ status: 404 })

  const original = await readFile(join(studio.mediaDir, String(picture.filename)))
  const hash = createHash('sha256').update(original).digest('hex')
  const file = await fetch(api.address(`/files/${hash}`, { token: FEED_TOKEN }))
  expect(file.headers.get('content-type')).toBe('image/png')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(original)
  expect(await api.get(api.address('/files/..%2F..%2Fetc%2Fpasswd', { token: FEED_TOKEN }))).toMatchObject({
    status: 404,
  })
  await rm(join(studio.mediaDir, String(picture.filename)))
  expect(await api.get(api.address(`/files/${hash}`, { token: FEED_TOKEN }))).toMatchObject({ status: 404 })
})

test('articles, jobs, authors, search settings, stores and leaflets are read as their editors saved them', async () => {
  const [author, picture, leaflet] = [await make.author(), await make.media(), await make.leaflet()]
  const article = await make.article({
    role_type: 'advice',
    path: 'advies/vlooien',
    image: picture.id,
    author: author.id,
  })
  await make.job({ path: 'vacatures/dierenarts', location: 'Utrecht' })
  await make.searchSettings({ terms: ['vlooien'] })
  await make.store({ name: 'De Poot' })
  const facts = await make.facts()
  await make.text(facts.id, { leaflets: [leaflet.id] })

  expect(await api.read(`/advice/${article.id}`)).toMatchObject({
    body: { data: { '@path': 'advies/vlooien', author: author.id, tabletPortraitUpImageUrl: { '@id': picture.id } } },
  })
  expect(await api.read('/pages/vacatures/dierenarts')).toMatchObject({ body: { content: { location: 'Utrecht' } } })
  expect(await api.read(`/authors/${author.id}`)).toMatchObject({ body: { data: { occupation: 'Dierenarts' } } })
  expect(await api.read('/search-settings')).toMatchObject({ body: { terms: ['vlooien'] } })
  expect(await api.read('/stores')).toMatchObject({ body: { data: [{ name: 'De Poot', lat: '52.090736' }] } })
  expect(await api.read('/leaflets', { sku: facts.sku })).toMatchObject({ body: { data: [{ '@id': leaflet.id }] } })
  const file = await fetch(api.address(`/leaflets/${leaflet.id}/file`, { token: READ_TOKEN }))
  expect([
    file.headers.get('content-type'),
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual(['application/pdf', '%PDF-'])
})

describe('every call', () => {
  test('requires a token of its scope, and the token never appears in the log', async () => {
    for (const path of ['/pages', '/products/1', '/media/x', '/files/x', '/changes', '/changes/stream']) {
      expect(await api.get(api.address(path, {}))).toMatchObject({ status: 401, body: { message: expect.any(String) } })
      expect(await api.get(api.address(path, { token: 'guessed-token-guessed' }))).toMatchObject({ status: 401 })
    }
    expect(await api.get(api.address('/changes', { token: READ_TOKEN }))).toMatchObject({ status: 403 })
    expect(await api.get(api.address('/pages', { token: FEED_TOKEN }))).toMatchObject({ status: 403 })
    const log = JSON.stringify(api.lines)
    expect(log).toContain('/changes')
    for (const secret of [READ_TOKEN, FEED_TOKEN, 'guessed-token', 'token=']) expect(log).not.toContain(secret)
  })

  test('also accepts its token as a bearer, which does not appear in the log', async () => {
    const ask = (token: string) =>
      fetch(api.address('/changes', {}), { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status)
    expect([await ask(FEED_TOKEN), await ask(READ_TOKEN), await ask('guessed-token-guessed')]).toEqual([200, 403, 401])
    for (const secret of [FEED_TOKEN, 'guessed-token']) expect(JSON.stringify(api.lines)).not.toContain(secret)
  })

  test('is read-only and names no server software', async () => {
    const refused = await fetch(api.address('/pages', { token: READ_TOKEN }), { method: 'POST' })
    expect(refused.status).toBe(405)
    const { status, headers } = await api.get(api.address('/nowhere', {}))
    expect(status).toBe(404)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('content-type')).toContain('application/json')
  })
})

test('the metrics count calls by name, site and result and show the pools, and health checks are not logged', async () => {
  await api.read('/search-settings')
  await api.get(api.address('/search-settings', {}))
  const answer = await fetch(api.address('/metrics', {}))
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')])
  expect(text).toMatch(
    /^menagerie_api_requests_total{call="GET \/search-settings",site="tailwell\/nl_NL",result="ok"} \d+$/m,
  )
  expect(text).toMatch(/^menagerie_api_requests_total{call="GET \/search-settings",site="",result="refused"} \d+$/m)
  expect(text).toMatch(/^menagerie_api_request_seconds_count{call="GET \/search-settings"} \d+$/m)
  expect(text).toMatch(/^menagerie_pool_reads_used \d+$/m)
  expect(text).toMatch(/^menagerie_database_down 0$/m)
  const lines = JSON.stringify(api.lines)
  for (const path of ['/metrics', '/healthz', '/readyz']) expect(lines).not.toContain(`"${path}"`)
})

test('a call with a trace header is logged under its trace id', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  await fetch(api.address('/changes', { token: FEED_TOKEN }), {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  })
  expect(api.lines.some((line) => JSON.stringify(line).includes(trace))).toBe(true)
})

test('a traced call is a span of its caller, with the name of the call and without its query', async () => {
  const caller = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
  const headers = { traceparent: toTraceparent(caller.trace, caller.span) }
  const address = api.address('/pages/advies/gebit', { token: READ_TOKEN })
  const { spans } = await collectSpans(() => api.get(address, { 'accept-language': 'nl-NL', ...headers }))
  expect(spans).toMatchObject([{ traceId: caller.trace, parentSpanId: caller.span, status: { code: 0 } }])
  expect(spans[0]?.name).toMatch(/^GET \/.*pages/)
  expect(spans[0]?.attributes).toMatchObject({ 'http.response.status_code': 200 })
  expect(JSON.stringify(spans)).not.toContain(READ_TOKEN)
})

test('the health check and the readiness check answer 200', async () => {
  expect(await api.get(api.address('/healthz', {}))).toMatchObject({ status: 200 })
  expect(await api.get(api.address('/readyz', {}))).toMatchObject({ status: 200 })
})

test('without its database the Content API stays alive, answers 503 and can be stopped', async () => {
  const orphan = await startTestContentApi({
    databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
    mediaDir: studio.mediaDir,
  })
  expect(await orphan.get(orphan.address('/healthz', {}))).toMatchObject({ status: 200 })
  expect(await orphan.get(orphan.address('/readyz', {}))).toMatchObject({ status: 503 })
  expect(await orphan.read('/pages')).toMatchObject({ status: 503, body: { message: expect.any(String) } })
  expect(await orphan.changes()).toMatchObject({ status: 503 })
  await orphan.close()
})
