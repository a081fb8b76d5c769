import { expect, test } from 'vitest'
import { decode } from '../../platform/content-encoding.ts'
import { askSitePage, header } from '../testing/ask-pages.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

const LINK = '<link rel="stylesheet" href="/assets/a.css">'
const STYLE = '<style data-href="/assets/a.css">p{color:red}</style>'
const LATER = '<link rel="prefetch" as="style" href="/assets/a.css">'

type Site = ReturnType<typeof createStandInSite>

function ask(site: Site, isArrival: boolean, { path = '/about/', encoding = 'br' as 'br' | 'gzip' } = {}) {
  const answer = askSitePage(site, path, { acceptEncoding: encoding, isArrival })
  return { answer, html: decode(answer.body, encoding).toString(), policy: header(answer, 'Content-Security-Policy') }
}

test('a visitor arriving from another website gets the styles inside the page, allowed by their hash', () => {
  const site = createStandInSite()
  const [arrived, inside] = [ask(site, true), ask(site, false)]
  expect(inside.html).toContain(LINK)
  expect(arrived.html).toBe(`${inside.html.replace(LINK, STYLE)}${LATER}`)
  expect(arrived.policy).toContain("style-src 'self' 'sha256-abc';")
  expect(inside.policy).toBe(arrived.policy?.replace(" 'sha256-abc'", ''))
  for (const { answer } of [arrived, inside]) expect(header(answer, 'Vary')).toBe('Accept-Encoding, Sec-Fetch-Site')
  expect(site.renders.get('about')).toBe(1)
})

test.each([true, false])(
  'the versions with inline and with linked styles are correct, whichever is requested first (arrival: %s)',
  (first) => {
    const [site, other] = [createStandInSite(), createStandInSite()]
    const inOrder = [ask(site, first), ask(site, !first)].map(({ html }) => html)
    expect(inOrder).toEqual([ask(other, !first), ask(other, first)].map(({ html }) => html).toReversed())
    expect(ask(site, first, { encoding: 'gzip' }).html).toBe(inOrder[0])
    expect(ask(site, !first, { encoding: 'gzip' }).html).toBe(inOrder[1])
  },
)

test('both versions of a page are cached, dropped together and counted in the cache size', () => {
  const site = createStandInSite()
  const linked = ask(site, false).answer
  const before = site.pages.cache.bytes
  const arrived = ask(site, true).answer
  expect(site.pages.cache.bytes - before).toBe(arrived.wire.length)
  expect([ask(site, true).answer, ask(site, false).answer]).toEqual([arrived, linked])
  site.publish('about', 'Changed')
  for (const isArrival of [true, false]) expect(ask(site, isArrival).html).toContain('Changed')
  expect(site.pages.cache.size).toBe(1)
})

test('a visitor who has one version of an unchanged page gets 304 with the headers of that version', () => {
  const site = createStandInSite()
  const forms = [ask(site, true), ask(site, false)]
  for (const [at, { answer, policy }] of forms.entries())
    for (const isArrival of [true, false]) {
      const ifNoneMatch = String(header(answer, 'ETag'))
      const again = askSitePage(site, '/about/', { acceptEncoding: 'br', isArrival, ifNoneMatch })
      expect([again.status, header(again, 'ETag')], `form ${at}`).toEqual([304, ifNoneMatch])
      expect(header(again, 'Content-Security-Policy')).toBe(policy)
    }
  expect(new Set(forms.map(({ answer }) => header(answer, 'ETag'))).size).toBe(2)
})

test('a page that is not cached also has inline styles for an arriving visitor', () => {
  const site = createStandInSite()
  const typed = { path: '/list/?query=chew' }
  expect(ask(site, true, typed).html).toContain(STYLE)
  expect(ask(site, false, typed).html).toContain(LINK)
})
