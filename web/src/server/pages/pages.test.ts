import { expect, test, vi } from 'vitest'
import { decode } from '../../platform/content-encoding.ts'
import type { Answer } from '../http/answer.ts'
import { askSitePage, header } from '../testing/ask-pages.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

const title = (answer: Answer) => /<title>(.*?)<\/title>/.exec(answer.body.toString())?.[1]

test('a page is rendered once and then answered from the cache', () => {
  const site = createStandInSite()
  expect(title(askSitePage(site, '/about/'))).toBe('About us')
  askSitePage(site, '/about/')
  askSitePage(site, '/about/')
  expect(site.renders.get('about')).toBe(1)
  expect(site.metrics.get('page:hit')).toBe(2)
})

test('a publish changes the pages that read it, and no other page is rendered again', () => {
  const site = createStandInSite()
  askSitePage(site, '/')
  askSitePage(site, '/about/')
  site.publish('about', 'All about us')
  expect(title(askSitePage(site, '/about/'))).toBe('All about us')
  askSitePage(site, '/')
  expect([site.renders.get(''), site.renders.get('about')]).toEqual([1, 2])
  expect(site.metrics.droppedPages).toBe(1)
})

test('when it is not known what has changed, every page is rendered again, including the header', () => {
  const site = createStandInSite()
  askSitePage(site, '/')
  askSitePage(site, '/about/')
  site.texts.set('menu', 'New menu')
  site.pages.dropAll()
  expect(askSitePage(site, '/').body.toString()).toContain('New menu')
  expect(askSitePage(site, '/about/').body.toString()).toContain('New menu')
  expect(site.metrics.droppedPages).toBe(2)
})

test('a change in the header reaches every page that shows it', () => {
  const site = createStandInSite()
  askSitePage(site, '/')
  askSitePage(site, '/about/')
  site.publish('menu', 'New menu')
  expect(askSitePage(site, '/').body.toString()).toContain('New menu')
  expect(askSitePage(site, '/about/').body.toString()).toContain('New menu')
})

test('a query that no page declares creates neither a second copy nor a redirect', () => {
  const site = createStandInSite()
  askSitePage(site, '/about/')
  expect(askSitePage(site, '/about/?ref=internalinkfailure').status).toBe(200)
  expect(askSitePage(site, '/about/?x=1&y=%00').status).toBe(200)
  expect(site.renders.get('about')).toBe(1)
})

test('unknown paths get the 404 page, which is rendered and stored only once', () => {
  const site = createStandInSite()
  const statuses = Array.from({ length: 10_000 }, (_, n) => askSitePage(site, `/unknown-${n}/`).status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect([site.pages.cache.size, site.renders.get('error 404')]).toEqual([1, 1])
})

test('a page published at an address without a page is available at once', () => {
  const site = createStandInSite()
  expect(askSitePage(site, '/news/').status).toBe(404)
  site.publish('news', 'News')
  expect(askSitePage(site, '/news/').status).toBe(200)
})

test.each(['br', 'gzip', 'identity'] as const)(
  'a page is sent as %s with its own ETag, and a matching If-None-Match gets 304',
  (encoding) => {
    const site = createStandInSite()
    const acceptEncoding = encoding === 'identity' ? '' : `deflate, ${encoding}`
    const first = askSitePage(site, '/about/', { acceptEncoding })
    expect(header(first, 'Content-Encoding')).toBe(encoding === 'identity' ? undefined : encoding)
    expect(header(first, 'Vary')).toBe('Accept-Encoding, Sec-Fetch-Site')
    expect(decode(first.body, encoding).toString()).toContain('<title>About us</title>')
    const etag = header(first, 'ETag')
    expect(etag).toMatch(new RegExp(`^W/"[\\w-]{20}-${encoding}"$`))
    const again = askSitePage(site, '/about/', { acceptEncoding, ifNoneMatch: String(etag) })
    expect([again.status, again.body.length, header(again, 'ETag')]).toEqual([304, 0, etag])
    site.publish('about', 'Changed')
    expect(askSitePage(site, '/about/', { acceptEncoding, ifNoneMatch: String(etag) }).status).toBe(200)
  },
)

test('every encoding of a page is correct, whichever is requested first', () => {
  const site = createStandInSite()
  const plain = (encoding: 'br' | 'gzip' | 'identity') =>
    decode(askSitePage(site, '/about/', { acceptEncoding: encoding }).body, encoding).toString()
  const [br, gzip, identity] = [plain('br'), plain('gzip'), plain('identity')]
  expect(gzip).toBe(br)
  expect(identity).toBe(br)
  expect(site.renders.get('about')).toBe(1)
})

test('a failing render shows the last good page with a stale header, and is logged once', () => {
  const site = createStandInSite()
  askSitePage(site, '/about/')
  site.state.failing = true
  site.publish('about', 'Broken')
  for (const wait of [0, 10, 2_000, 2_000]) {
    site.state.now += wait
    const answer = askSitePage(site, '/about/')
    expect([answer.status, title(answer), header(answer, 'X-Menagerie-Stale')]).toEqual([
      200,
      'About us',
      'render-failed',
    ])
    expect(header(answer, 'Cache-Control')).toBe('no-store')
  }
  expect(site.logged).toHaveLength(1)
  expect(JSON.parse(site.logged[0] ?? '')).toMatchObject({
    level: 'error',
    requestId: expect.any(String),
    pathname: '/about/',
    error: 'broken block',
  })
  expect(site.renders.get('about')).toBe(4)
  expect(site.metrics.get('page:stale')).toBe(4)
})

test('a page that failed is rendered again at once when something it read has changed', () => {
  const site = createStandInSite()
  askSitePage(site, '/about/')
  site.state.failing = true
  site.publish('about', 'Broken')
  askSitePage(site, '/about/')
  site.state.failing = false
  site.publish('about', 'Mended')
  const answer = askSitePage(site, '/about/')
  expect([title(answer), header(answer, 'X-Menagerie-Stale')]).toEqual(['Mended', undefined])
})

test('a failing render without a last good page shows the error page with a request id', () => {
  const site = createStandInSite()
  site.state.failing = true
  const answer = askSitePage(site, '/about/?email=a@b.example')
  expect([answer.status, title(answer), header(answer, 'Cache-Control')]).toEqual([500, 'Error 500', 'no-store'])
  expect(JSON.parse(site.logged[0] ?? '').requestId).toBe(header(answer, 'X-Request-Id'))
  expect(site.logged[0]).not.toContain('email')
  site.state.failing = false
  site.state.now += 1_000
  expect(askSitePage(site, '/about/').status).toBe(200)
})

test('a failed first render is remembered for a second, or until something it read is published again', () => {
  const site = createStandInSite()
  site.state.failing = true
  const answers = Array.from({ length: 50 }, () => askSitePage(site, '/about/'))
  expect(new Set(answers.map((answer) => `${answer.status} ${header(answer, 'X-Request-Id')}`)).size).toBe(1)
  expect([site.renders.get('about'), site.logged.length]).toEqual([1, 1])
  site.state.now += 1_000
  askSitePage(site, '/about/')
  expect([site.renders.get('about'), site.logged.length]).toEqual([2, 2])
  site.state.failing = false
  site.publish('about', 'Mended')
  expect(title(askSitePage(site, '/about/'))).toBe('Mended')
})

test('a request is answered with 500 even when the error page cannot be rendered', () => {
  const site = createStandInSite()
  site.parts.templates.renderErrorDocument = () => {
    throw new Error('worse')
  }
  site.state.failing = true
  expect(askSitePage(site, '/about/').status).toBe(500)
  expect(askSitePage(site, '/unknown/').status).toBe(500)
})

test('a deleted page is not shown later as the last good page', () => {
  const site = createStandInSite()
  askSitePage(site, '/about/')
  site.texts.delete('about')
  site.pages.drop(new Set(['text:about']))
  expect(askSitePage(site, '/about/').status).toBe(404)
  site.texts.set('about', 'Back')
  site.state.failing = true
  expect(askSitePage(site, '/about/').status).toBe(500)
})

test('before any content is loaded, the answer is 503 with Retry-After', () => {
  const site = createStandInSite()
  site.state.isLoaded = false
  const answer = askSitePage(site, '/')
  expect([answer.status, header(answer, 'Retry-After')]).toEqual([503, '5'])
  site.state.isLoaded = true
  expect(askSitePage(site, '/').status).toBe(200)
})

test('an unreadable address gets 400, and the answer does not repeat it', () => {
  const answer = askSitePage(createStandInSite(), '/%zz<script>/')
  expect(answer.status).toBe(400)
  expect(answer.body.toString()).not.toContain('<script>')
})

test('cache tags for a CDN are sent only when one is configured', () => {
  expect(header(askSitePage(createStandInSite(), '/about/'), 'Cache-Tag')).toBeUndefined()
  expect(header(askSitePage(createStandInSite({ cdnTagHeader: 'Cache-Tag' }), '/about/'), 'Cache-Tag')).toMatch(
    /^[\w-]{10}(,[\w-]{10})+$/,
  )
})

test('every page answer has the strict security headers, and HSTS when it is configured', () => {
  for (const target of ['/', '/unknown/', '/moved/', '/About', '/%zz/']) {
    const answer = askSitePage(createStandInSite(), target)
    expect(header(answer, 'Content-Security-Policy')).toContain("default-src 'none'")
    expect(header(answer, 'X-Content-Type-Options')).toBe('nosniff')
    expect(header(answer, 'Strict-Transport-Security')).toBeUndefined()
    expect(
      header(askSitePage(createStandInSite({ hsts: 'max-age=300' }), target), 'Strict-Transport-Security'),
    ).toContain('max-age=300')
  }
})

test('simultaneous visitors of a page that is not cached resolve its route at most three times each', async () => {
  const site = createStandInSite({ cacheBytes: 0 })
  const resolveRoute = vi.spyOn(site.parts.templates, 'resolveRoute')
  const request = {
    origin: 'tailwell',
    target: '/about/',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    isArrival: false,
  }
  const crowd = Array.from({ length: 20 }, (_, visitor) => site.pages.answerCold(request, `visitor ${visitor}`))
  const answers = await Promise.all(crowd)
  expect(answers.map((answer) => answer?.status)).toEqual(Array(20).fill(200))
  expect(resolveRoute.mock.calls.length).toBeLessThanOrEqual(60)
})
