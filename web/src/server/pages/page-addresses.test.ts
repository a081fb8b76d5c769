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
])('%s leads to its one form %s', (target, location) => {
  const answer = askSitePage(createStandInSite(), target)
  expect([answer.status, header(answer, 'Location')]).toEqual([301, location])
})

test.each(['/nowhere', '/Nowhere/', '//evil.example/', '/en-us/nowhere/', '/nl-nl/nowhere'])(
  '%s, another form of an address where nothing stands, is not found at once',
  (target) => expect(askSitePage(createStandInSite(), target).status).toBe(404),
)

test('redirects of the pages use the address builder', () => {
  const site = createStandInSite()
  expect(header(askSitePage(site, '/nl-nl/moved/'), 'Location')).toBe('/nl-nl/about/')
  const gated = askSitePage(site, '/nl-nl/gated/')
  expect([gated.status, header(gated, 'Location'), header(gated, 'Cache-Control')]).toEqual([
    303,
    '/nl-nl/',
    'no-store',
  ])
})

test('a redirect takes the query along, but not home and not to another website', () => {
  const site = createStandInSite()
  const location = (target: string) => header(askSitePage(site, target), 'Location')
  expect(location('/moved/?utm_source=mail')).toBe('/about/?utm_source=mail')
  expect(location('/gated/?utm_source=mail')).toBe('/')
  expect(location('/away/?utm_source=mail')).toBe('https://shop.example/?from=us')
  expect(location('/moved/?ä')).toBe('/about/')
})

test.each(['/moved', '/Moved/', '//moved', '/en-us/moved/', '/%6doved'])(
  '%s, another form of an address that leads on, does so in one step',
  (target) => {
    const answer = askSitePage(createStandInSite(), target)
    expect([answer.status, header(answer, 'Location')]).toEqual([301, '/about/'])
  },
)

test('no form of a gated address says more than the address itself', () => {
  const answer = askSitePage(createStandInSite(), '/Gated')
  expect([answer.status, header(answer, 'Location'), header(answer, 'Cache-Control')]).toEqual([303, '/', 'no-store'])
})

test('a temporary redirect to another website keeps its status and is asked for anew each time', () => {
  const answer = askSitePage(createStandInSite(), '/away/')
  expect([answer.status, header(answer, 'Cache-Control')]).toEqual([302, 'public, max-age=0, must-revalidate'])
  expect(answer.body).toHaveLength(0)
})
