import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { openAccountMails } from '../testing/account-mails.ts'
import {
  ACCOUNTS_TOKEN,
  FEED_TOKEN,
  READ_TOKEN,
  SUBMISSIONS_TOKEN,
  startTestContentApi,
} from '../testing/test-content-api.ts'
import { askDatabase, callImports } from '../testing/test-import-calls.ts'
import { createAnswerCheck, nameCall } from '../testing/test-open-api.ts'
import { LEAFLET, PICTURE, READ_CALLS } from '../testing/test-read-calls.ts'
import { FILE_HASH, KEYS, PDF, publishTestSite, sha256 } from '../testing/test-site.ts'
import { readTestValue } from '../testing/value-at.ts'
import { CALLS } from './calls.ts'

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
  '@path': `${PICTURE}/file`,
  metadata: { width: 40, height: 30, title: 'Een hond' },
}

/** Calls of spec §7 that other services answer: the answers of this API. */
const ELSEWHERE: [call: string, method: string, path: string, status: number][] = [
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
  expect([status, readTestValue(body, at)]).toEqual([200, expected])
  expect(checkAnswer(request, body)).toEqual([])
})

test('articles, category links, stores and leaflets have the field names of spec §3', async () => {
  const first = async (request: string) => {
    const { body } = await api.read(request)
    return readTestValue(body, 'data.*')
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

test.each(FILES)('%s: HEAD %s has type, tag and length, GET with the tag 304', async (_, request, type, hash) => {
  const address = api.address(request, { token: READ_TOKEN })
  const { headers } = await fetch(address, { method: 'HEAD' })
  expect([headers.get('content-type'), headers.get('etag')]).toEqual([type, `"${hash}"`])
  expect(Number(headers.get('content-length'))).toBeGreaterThan(0)
  expect((await fetch(address, { headers: { 'if-none-match': `"${hash}"` } })).status).toBe(304)
})

test.each(ELSEWHERE)('refuses a call of another service: %s', async (_, method, path, status) => {
  const refused = await fetch(api.address(path, { token: READ_TOKEN }), { method })
  expect(refused.status).toBe(status)
})

test('the store list leads from page to page and contains each store of the brand once', async () => {
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

test('a leaflet is downloaded under its own file name, with any letters', async () => {
  const { headers } = await fetch(api.address(`${LEAFLET}/file`, { token: READ_TOKEN }))
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Bijsluiter _Vlo-af_.pdf"; filename*=UTF-8''Bijsluiter%20%E2%80%9EVlo-af%E2%80%9D.pdf`,
  )
})

test('the feed, health checks, metrics and files answer as the OpenAPI document describes', async () => {
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
  const metrics = await ask('/metrics', '')
  expect(metrics.bytes.toString()).toContain('menagerie_database_down 0')
  expect(checkAnswer('/metrics', undefined, metrics.type ?? '')).toEqual([])
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

const shop = { company: 'De Poot', address: 'Dorpsstraat 1', postcode: '1234 AB', city: 'Utrecht', name: 'Sanne' }
const password = 'four words in a row'
const email = 'shop@example.test'
const FILE = '11111111-1111-4111-8111-111111111111'
const GATED = {
  title: 'Portaal',
  template: 'GatedContentPage',
  is_gated: true,
  robots: { index: false, follow: false },
  translationGroup: 'portal',
  areas: { extras: [], miniBanners: [], main: [] },
  downloads: [FILE],
}

const WRITE_CALLS: [spec: string, request: string, token: string, body: object, expected: unknown][] = [
  ['forms', '/submissions', SUBMISSIONS_TOKEN, { submissions: [SENT] }, { stored: [SENT.id] }],
]

test.each(WRITE_CALLS)('%s: POST %s', async (_, request, token, sent, expected) => {
  const { status, body } = await api.send('POST', api.address(request, { token }), sent, { 'accept-language': 'nl-NL' })
  expect([status, body]).toEqual([200, expected])
  expect(checkAnswer(request, body, 'application/json', 200, 'POST')).toEqual([])
})

test('authentication: every account call succeeds in one sequence and answers as the OpenAPI document describes', async () => {
  const nl = { 'accept-language': 'nl-NL' }
  const made = async (method: string, path: string, body: object | undefined, bearer = '') => {
    const headers = { ...nl, ...(bearer && { authorization: `Bearer ${bearer}` }) }
    const answer = await api.send(method, api.address(path, { token: ACCOUNTS_TOKEN }), body, headers)
    expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()])
    expect(checkAnswer(path, answer.body, 'application/json', 200, method)).toEqual([])
    return z.looseObject({}).parse(answer.body)
  }
  const twice = { password, password_confirmation: password }
  await made('POST', '/auth/register', { ...shop, email, ...twice })
  await query("update customers set state = 'approved'")
  const token = z.string().parse((await made('POST', '/auth/login', { email, password })).token)
  expect(await made('GET', '/auth/me', undefined, token)).toMatchObject({ ...shop, email })
  await made('PATCH', '/auth/me', { ...shop, city: 'Zeist' }, token)
  await query(`insert into published.gated_page (brand, locale, key, path, body, source)
    values ('tailwell', 'nl_NL', 'portal', 'zakelijk', '${JSON.stringify(GATED)}', 'pages/portal')`)
  await query(`insert into downloads (id, title, site, filename, mime_type, filesize)
    values ('${FILE}', 'Prijslijst', 'tailwell/nl_NL', 'prijzen.pdf', 'application/pdf', 4)`)
  await made('GET', '/auth/pages/zakelijk', undefined, token)
  await mkdir(join(mediaDir, 'downloads'), { recursive: true })
  await writeFile(join(mediaDir, 'downloads', 'prijzen.pdf'), PDF)
  const file = await fetch(api.address(`/auth/files/${FILE}`, { token: ACCOUNTS_TOKEN }), {
    headers: { ...nl, authorization: `Bearer ${token}` },
  })
  expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true)
  expect(checkAnswer(`/auth/files/${FILE}`, undefined, file.headers.get('content-type') ?? '')).toEqual([])
  await made('GET', '/auth/sessions', undefined, token)
  await made('DELETE', '/auth/sessions', undefined, token)
  await made('POST', '/auth/password', { current_password: password, ...twice }, token)
  await made('GET', '/auth/devices', undefined, token)
  await made('DELETE', '/auth/devices', undefined, token)
  await made('POST', '/auth/session-end', { id: 'none' }, token)
  const page = 'https://www.example.test/confirm/'
  await made('POST', '/auth/data-link', { page }, token)
  await made('POST', '/auth/export', { token: await readToken(email, 'account-data-link') }, token)
  await made('POST', '/auth/email', { email: 'other@example.test', current_password: password, page }, token)
  await made('POST', '/auth/email-confirm', { token: await readToken(email) })
  await made('POST', '/auth/logout', undefined, token)
  await made('POST', '/auth/password-reset-mail', { email, page: 'https://www.example.test/reset/' })
  await made('POST', '/auth/password-reset', { reset_token: await readToken(email, 'account-reset'), ...twice })
  const last = z.string().parse((await made('POST', '/auth/login', { email, password })).token)
  await made('POST', '/auth/data-link', { page }, last)
  const link = await readToken(email, 'account-data-link')
  await made('POST', '/auth/delete', { current_password: password, token: link }, last)
})

test('imports: every call for a table that a program sends answers as the OpenAPI document describes', async () => {
  for (const { method, path, json } of await callImports(api, query))
    expect(checkAnswer(path, json, 'application/json', 200, method)).toEqual([])
})

const query = (text: string, values: readonly unknown[] = []) => askDatabase(database.url, text, values)
const { readToken } = openAccountMails(query)

test('the tests above make every declared call', () => {
  expect([...checkAnswer.made()].sort()).toEqual(CALLS.map(nameCall).sort())
})
