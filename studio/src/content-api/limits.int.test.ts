import { connect } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { ACCOUNTS_TOKEN, FEED_TOKEN, READ_TOKEN, startTestContentApi } from '../testing/test-content-api.ts'
import { content, publishEntries, settleEntries } from '../testing/test-entries.ts'
import { createAnswerCheck } from '../testing/test-open-api.ts'
import type { CallLimits } from './call/limits.ts'

const NL = { 'accept-language': 'nl-NL' }
let database: TestDatabase
let api: Awaited<ReturnType<typeof startTestContentApi>>

const publishPage = (key: string, title: string) => {
  const areas = { extras: [], miniBanners: [], main: [] }
  const body = { ...content(title), template: 'Default', is_gated: false, areas } as const
  return publishEntries(database.url, [{ kind: 'page', key, path: key, body }])
}

beforeAll(async () => {
  database = await createTestDatabase()
  await publishPage('welkom', 'Welkom')
  api = await startTestContentApi({ databaseUrl: database.url, mediaDir: '/nowhere' })
})
afterAll(async () => {
  await api?.close()
  await database?.drop()
})

async function startWith(limits: Partial<CallLimits>) {
  const limited = await startTestContentApi({ databaseUrl: database.url, mediaDir: '/nowhere', limits })
  onTestFinished(() => limited.close())
  return limited
}

/** Blocks every read of the published state until released. */
async function holdDatabase() {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin; lock table published.entry in access exclusive mode')
  let held = true
  const release = async () => {
    if (held) await client.end()
    held = false
  }
  onTestFinished(release)
  return release
}

describe('a query string', () => {
  const number = (max: number) => [`must be a whole number from 1 to ${max}`]
  test.each([
    ['/pages?limit=101', { limit: number(100) }],
    ['/pages?limit=', { limit: number(100) }],
    ['/pages?page=0', { page: number(10_000) }],
    ['/pages?page=1e1', { page: number(10_000) }],
    ['/pages?page=1&page=2', { page: ['is given more than once'] }],
    ['/pages?all=yes', { all: ['can only be 1'] }],
    ['/pages?colour=red&limit=no', { colour: ['is not known here: all, page, limit'], limit: number(100) }],
    ['/routes?page=1', { page: ['is not known here: no names are'] }],
    ['/stores?country=nl', { country: ['must be a country code such as NL'] }],
    ['/stores?point_of_sale=shop', { point_of_sale: ['must be one of: online, offline'] }],
    ['/products', { 'sku[]': ['is missing'] }],
    ['/products?all=1&sku[]=1', { all: ['does not go with sku[]'] }],
    ['/products?sku[]=1&sku[]=one', { 'sku[]': ['not a sku: one'] }],
    ['/leaflets', { sku: ['is missing'] }],
    ['/blog?tag=', { tag: ['is empty'] }],
    ['/blog?tag=%00', { tag: ['holds a character that no text has'] }],
    ['/blog?__proto__=x', { ['__proto__']: ['is not known here: category, tag, page, limit'] }],
  ])('%s is refused with the error of each parameter', async (request, errors) => {
    const { status, body } = await api.get(api.address(request, { token: READ_TOKEN }), NL)
    expect(status).toBe(400)
    expect(body).toEqual({ message: expect.any(String), errors })
    const { body: document } = await api.get(api.address('/openapi.json', {}))
    expect(createAnswerCheck(document)(request, body, undefined, 400)).toEqual([])
  })

  test('that is too long is refused, and so is a request head that is too large', async () => {
    const long = await api.read('/blog', { tag: 'x'.repeat(9_000) })
    expect(long).toMatchObject({ status: 414, body: { message: expect.any(String) } })
    const headers = { ...NL, 'x-filler': 'x'.repeat(17_000) }
    const refused = await fetch(api.address('/routes', { token: READ_TOKEN }), { headers })
    expect(refused.status).toBe(431)
  })
})

test('a path with an impossible name, such as a NUL character, gets 404', async () => {
  for (const path of [
    '/pages/%00',
    '/products/%00',
    '/media/a%00b',
    '/annotations/%E0%A4%A',
    '/advice/',
    '/jobs/%2F%2F',
  ]) {
    expect(await api.read(path)).toMatchObject({ status: 404 })
  }
})

test('a token of one brand cannot read another brand', async () => {
  expect(await api.read('/stores', { brand: 'tailwell' })).toMatchObject({ status: 200 })
  for (const path of ['/stores', '/pages'])
    expect(await api.read(path, { brand: 'aldergrove' })).toMatchObject({ status: 403 })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused with the allowed methods', async (method) => {
  const refused = await fetch(api.address('/pages', { token: READ_TOKEN }), { method })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each(['/pages', '/pages?all=1', '/pages/welkom', '/pages/nowhere', '/redirects', '/healthz'])(
  'HEAD of %s answers like GET, without a body',
  async (request) => {
    await settleEntries(database.url)
    const ask = (method: string) => fetch(api.address(request, { token: READ_TOKEN }), { method, headers: NL })
    const [get, head] = [await ask('GET'), await ask('HEAD')]
    const about = (response: Response) =>
      ['content-type', 'etag', 'cache-control', 'x-content-type-options'].map((name) => response.headers.get(name))
    expect([head.status, about(head)]).toEqual([get.status, about(get)])
    expect(await head.text()).toBe('')
    expect(await get.text()).not.toBe('')
  },
)

test('HEAD of the feed opens no stream', async () => {
  const { status } = await fetch(api.address('/changes/stream', { token: FEED_TOKEN }), { method: 'HEAD' })
  expect(status).toBe(200)
})

describe('a list that is requested again', () => {
  const ask = (headers: Record<string, string> = {}, request = '/pages?all=1') =>
    fetch(api.address(request, { token: READ_TOKEN }), { headers: { ...NL, ...headers } })

  test.each(['/pages?all=1', '/products?all=1', '/redirects', '/routes', '/stores', '/blog'])(
    '%s is sent again only after something was published',
    async (request) => {
      await settleEntries(database.url)
      const tag = (await ask({}, request)).headers.get('etag') ?? ''
      expect(tag).toMatch(/^W\/"/)
      const unchanged = await ask({ 'if-none-match': tag }, request)
      expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', tag])
      await publishPage('nieuw', `Nieuw ${request}`)
      await settleEntries(database.url)
      const changed = await ask({ 'if-none-match': tag }, request)
      expect(changed.status).toBe(200)
      expect(changed.headers.get('etag')).not.toBe(tag)
    },
  )

  test('is sent in full for another language', async () => {
    await settleEntries(database.url)
    const tag = (await ask()).headers.get('etag') ?? ''
    expect((await ask({ 'if-none-match': tag, 'accept-language': 'de-DE' })).status).toBe(200)
  })

  test('has no ETag while an older transaction may still publish below the newest row', async () => {
    const older = new Client({ connectionString: database.url })
    await older.connect()
    await older.query('begin; select pg_current_xact_id()')
    await publishPage('later', 'Later')
    const early = await ask()
    expect(early.headers.get('etag')).toBeNull()
    const title = `jsonb_set(body, '{title}', '"Ooit"')`
    await older.query(
      `update published.entry set body = ${title}, xid = pg_current_xact_id() where key = 'welkom'; commit`,
    )
    await older.end()
    await settleEntries(database.url)
    expect((await ask()).headers.get('etag')).toMatch(/^W\/"/)
  })
})

describe('when the database is slow', () => {
  test('calls beyond the limit of the process get 503 with Retry-After, and the health check still answers', async () => {
    const small = await startWith({ callsAtOnce: 2 })
    const release = await holdDatabase()
    const waiting = [small.read('/routes'), small.read('/routes')]
    await expect.poll(() => small.read('/routes')).toMatchObject({ status: 503 })
    const refused = await small.read('/routes')
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await small.get(small.address('/healthz', {}))).toMatchObject({ status: 200 })
    await release()
    expect(await Promise.all(waiting)).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await small.read('/routes')).toMatchObject({ status: 200 })
  })

  test('waiting sign-ins take no slots from reads', async () => {
    const small = await startWith({ callsAtOnce: 2, accountCallsAtOnce: 2, accountAnswerMs: 0 })
    const release = await holdDatabase()
    const address = small.address('/auth/login', { token: ACCOUNTS_TOKEN })
    const signIn = () => small.send('POST', address, { email: 'a@example.test', password: 'guess' }, NL)
    const waiting = [signIn(), signIn()]
    await expect.poll(signIn).toMatchObject({ status: 503 })
    const read = small.read('/routes')
    await release()
    expect(await read).toMatchObject({ status: 200 })
    expect(await Promise.all(waiting)).toMatchObject([{ status: 401 }, { status: 401 }])
  })

  test('a call that takes too long gets 503', async () => {
    const hasty = await startWith({ answerMs: 200 })
    await holdDatabase()
    for (const path of ['/routes', '/pages?all=1', '/changes']) {
      const token = path === '/changes' ? FEED_TOKEN : READ_TOKEN
      const { status, headers } = await hasty.get(hasty.address(path, { token }), NL)
      expect([status, headers.get('retry-after')]).toEqual([503, '1'])
    }
  })

  test('a statement that takes too long is cancelled', async () => {
    const hasty = await startWith({ statementMs: 200 })
    await holdDatabase()
    expect(await hasty.read('/routes')).toMatchObject({ status: 503 })
    expect(JSON.stringify(hasty.lines)).toContain('statement timeout')
  })
})

test.each([
  ['sends only half of a request head', { requestMs: 300 }, 'GET /healthz HTTP/1.1\r\n'],
  ['sends nothing', { silenceMs: 300 }, ''],
])('a client that %s is disconnected', async (_, limits, text) => {
  const strict = await startWith(limits)
  const socket = connect(strict.port, '127.0.0.1')
  socket.write(text)
  socket.resume()
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
})
