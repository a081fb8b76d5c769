import { expect, test } from 'vitest'
import { askSitePage, header } from '../testing/ask-pages.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

test.each([
  ['/about', '/about/'],
  ['/About/', '/about/'],
  ['//about//', '/about/'],
  ['/en-us/about/', '/about/'],
  ['/%61bout/', '/about/'],
  ['/about?a=1', '/about/?a=1'],
])('%s redirects to its canonical address %s', (target, location) => {
  const answer = askSitePage(createStandInSite(), target)
  expect([answer.status, header(answer, 'Location')]).toEqual([301, location])
})

test.each(['/nowhere', '/Nowhere/', '//evil.example/', '/en-us/nowhere/', '/nl-nl/nowhere'])(
  '%s, a variant of an unknown address, is not found without a redirect',
  (target) => expect(askSitePage(createStandInSite(), target).status).toBe(404),
)

test('redirects of pages keep the country prefix, and that of a gated page is not cached', () => {
  const site = createStandInSite()
  expect(header(askSitePage(site, '/nl-nl/moved/'), 'Location')).toBe('/nl-nl/about/')
  const gated = askSitePage(site, '/nl-nl/gated/')
  expect([gated.status, header(gated, 'Location'), header(gated, 'Cache-Control')]).toEqual([
    303,
    '/nl-nl/',
    'no-store',
  ])
})

test('a redirect keeps the query, except to the home page and to another website', () => {
  const site = createStandInSite()
  const location = (target: string) => header(askSitePage(site, target), 'Location')
  expect(location('/moved/?utm_source=mail')).toBe('/about/?utm_source=mail')
  expect(location('/gated/?utm_source=mail')).toBe('/')
  expect(location('/away/?utm_source=mail')).toBe('https://shop.example/?from=us')
  expect(location('/moved/?ä')).toBe('/about/')
})

test.each(['/moved', '/Moved/', '//moved', '/en-us/moved/', '/%6doved'])(
  '%s, a variant of an address with a redirect, is redirected in one step',
  (target) => {
    const answer = askSitePage(createStandInSite(), target)
    expect([answer.status, header(answer, 'Location')]).toEqual([301, '/about/'])
  },
)

test('a variant of a gated address gets the same answer as the address itself', () => {
  const answer = askSitePage(createStandInSite(), '/Gated')
  expect([answer.status, header(answer, 'Location'), header(answer, 'Cache-Control')]).toEqual([303, '/', 'no-store'])
})

test('a temporary redirect to another website keeps its status and must be revalidated', () => {
  const answer = askSitePage(createStandInSite(), '/away/')
  expect([answer.status, header(answer, 'Cache-Control')]).toEqual([302, 'public, max-age=0, must-revalidate'])
  expect(answer.body).toHaveLength(0)
})
