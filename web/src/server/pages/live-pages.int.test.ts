import { afterEach, expect, test } from 'vitest'
import { freeText } from '../../platform/query-field.ts'
import type { Session } from '../../platform/session.ts'
import type { PageConfig } from '../../templates/page/page-config.ts'
import type { SiteParts } from '../site-parts.ts'
import { askRaw } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

const WORDS = freeText('query', 50)
const COOKIE = 'tailwell-session=sealed'

let site: ServedSite
afterEach(() => site.close())

/** Serves a page `live` with the test's configuration; all pages show the signed-in customer. */
async function serveLive(config: PageConfig, options: Partial<SiteParts> = {}) {
  const { templates } = createStandInSite().parts
  site = await serveStandIn(undefined, {
    ...options,
    openSession: (cookies): Session | undefined =>
      cookies.includes(COOKIE) ? { account: 'jane', bearer: 'b' } : undefined,
    templates: {
      ...templates,
      resolveRoute(ctx, path) {
        if (path === 'live') return { status: 200, kind: 'page', key: path, fields: [WORDS], config }
        return templates.resolveRoute(ctx, path)
      },
      renderDocument(ctx, { key }, draw) {
        const { head } = draw?.(ctx) ?? {}
        return `<!doctype html><title>${head?.title ?? key}</title><p>${ctx.session?.account ?? 'anonymous'}</p>`
      },
    },
  })
}
const get = async (path: string, cookie?: string) => {
  const answer = await askRaw(site.port, path, { headers: { host: 'localhost', ...(cookie && { cookie }) } })
  return { ...answer, text: answer.body.toString(), cached: answer.headers['cache-control'] }
}
const toDraw = (title: string) => () => ({
  head: { title, robots: { index: false, follow: false }, alternates: [], kind: 'website' as const, jsonLd: [] },
  main: null,
})

test('a page that loads data is rendered for each visitor and never cached', async () => {
  let loads = 0
  await serveLive({
    async load() {
      loads += 1
      return toDraw(`Load ${loads}`)
    },
  })
  const first = await get('/live/')
  const second = await get('/live/')
  expect([first.text, second.text].map((text) => /<title>(.*)<\/title>/.exec(text)?.[1])).toEqual(['Load 1', 'Load 2'])
  expect([first.status, first.cached, first.headers.vary, first.headers.etag]).toEqual([
    200,
    'no-store',
    'Accept-Encoding, Sec-Fetch-Site, Cookie',
    undefined,
  ])
})

test('a page that loads data only for typed words is cached without them', async () => {
  let loads = 0
  await serveLive({
    loadsWhen: 'typed',
    async load(ctx) {
      loads += 1
      return toDraw(WORDS.read(ctx.query))
    },
  })
  expect((await get('/live/')).cached).toContain('public')
  expect([(await get('/live/')).cached?.includes('public'), loads]).toEqual([true, 0])
  const typed = await get('/live/?query=muddy')
  expect([typed.text.includes('<title>muddy</title>'), typed.cached, loads]).toEqual([true, 'no-store', 1])
})

test('only a valid session of the same brand bypasses the cache, and nothing of it is cached', async () => {
  await serveLive({})
  await get('/about/')
  const other = await get('/about/', 'PHPSESSID=x; aldergrove-session=sealed; _ga=GA1.2.3')
  expect([other.text.includes('anonymous'), other.cached?.includes('public')]).toEqual([true, true])
  const broken = await get('/about/', 'tailwell-session=forged')
  expect(broken.cached).toContain('public')
  const own = await get('/about/', `_ga=GA1.2.3; ${COOKIE}`)
  expect([own.text.includes('jane'), own.cached, own.headers.vary]).toEqual([
    true,
    'no-store',
    'Accept-Encoding, Sec-Fetch-Site, Cookie',
  ])
  expect((await get('/about/')).text).toContain('anonymous')
})

test('cached pages are answered while another page loads its data', async () => {
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  await serveLive({
    async load() {
      await loaded
      return toDraw('Loaded')
    },
  })
  const waiting = Array.from({ length: 50 }, () => get('/live/'))
  const cached = await Promise.all(Array.from({ length: 50 }, () => get('/about/')))
  expect(new Set(cached.map(({ status }) => status))).toEqual(new Set([200]))
  resolve()
  const late = await Promise.all(waiting)
  expect(late.every(({ text }) => text.includes('Loaded'))).toBe(true)
})

test('a failed load is answered with 500 and logged once, without the typed words', async () => {
  await serveLive({ load: () => Promise.reject(new Error('no search')) })
  const { status, headers, cached } = await get('/live/?query=sick+dog')
  expect([status, cached]).toEqual([500, 'no-store'])
  expect(site.logged).toHaveLength(1)
  expect(JSON.parse(site.logged[0] ?? '')).toMatchObject({ requestId: headers['x-request-id'], error: 'no search' })
  expect(site.logged[0]).not.toContain('sick')
})

test('loading data can lead to a 404 answer or to a redirect', async () => {
  await serveLive({ load: async (ctx) => (WORDS.read(ctx.query) ? { status: 303, path: 'about' } : { status: 404 }) })
  expect((await get('/live/')).status).toBe(404)
  const away = await get('/live/?query=x')
  expect([away.status, away.headers.location, away.cached]).toEqual([303, '/about/', 'no-store'])
})
