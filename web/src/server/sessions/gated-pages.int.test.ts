import { expect, test } from 'vitest'
import { pageChange, productChange } from '../../replica/testing/example-changes.ts'
import { FILE, SECRET, servePortal } from '../testing/serve-portal.ts'

const stubOf = (key: string, path: string, template: string) =>
  pageChange(key, path, { template, is_gated: true, title: key }, { locale: 'en_US' })
const STUBS = [
  stubOf('overview', 'portal', 'GatedContentOverview'),
  stubOf('prices', 'portal/prices', 'GatedContentPage'),
  stubOf('contact', 'portal/contact', 'GatedContactPage'),
  stubOf('boxed', 'portal/boxed', 'ContentPage'),
]

/** Requests come from a signed-in customer, unless they have their own headers. */
async function serveGatedPages() {
  const { studio, cookie, get, post } = await servePortal(STUBS)
  return {
    studio,
    get: (path: string, more: Record<string, string> = { cookie }) => get(path, more),
    post: (path: string, body: string, more: Record<string, string> = { cookie }) => post(path, body, more),
    paths: STUBS.map(({ path }) => `/${path}/`),
  }
}

test('a signed-in customer can read every kind of gated page, and the answers are not cached', async () => {
  const { get, paths } = await serveGatedPages()
  for (const path of paths) {
    const page = await get(path)
    expect([page.status, page.headers['cache-control']], path).toEqual([200, 'no-store'])
    const html = page.body.toString()
    expect(html, path).toContain(SECRET)
    expect(html, path).toContain(`/portal-files/${FILE.key}/prices.pdf`)
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
    expect(html, path).not.toContain('application/ld+json')
  }
  expect((await get('/portal/')).body.toString()).toContain('href="/portal/prices/"')
})

test('all other visitors are redirected home from gated pages and never get their content', async () => {
  const { get, post, paths } = await serveGatedPages()
  for (const path of paths) {
    await get(path)
    const cookies = [
      '',
      'tailwell-session=',
      'tailwell-session=forged',
      `theme=dark; aldergrove-session=${'A'.repeat(300)}`,
    ]
    for (const cookie of cookies)
      for (const form of [path, path.slice(0, -1), path.toUpperCase(), `${path}?page=1`, `/${path}`]) {
        const answer = await get(form, { cookie })
        expect([303, 301, 404], `${form} ${cookie}`).toContain(answer.status)
        expect(answer.body.toString()).not.toContain(SECRET)
      }
    const gone = await get(path, {})
    expect([gone.status, gone.headers.location, gone.headers['cache-control']]).toEqual([303, '/', 'no-store'])
    const posted = await post(path, 'form-name=contact-business&email=a%40b.example', {})
    expect([posted.status, posted.headers.location]).toEqual([303, '/'])
  }
  for (const path of ['/sitemap.xml', '/'])
    expect((await get(path, {})).body.toString(), path).not.toContain('portal/prices')
})

test('while the studio is away only gated pages show an error, and an ended session redirects home', async () => {
  const { studio, get } = await serveGatedPages()
  studio.isDown = true
  const down = await get('/portal/prices/')
  expect([down.status, down.headers['cache-control'], down.headers['retry-after']]).toEqual([503, 'no-store', '5'])
  expect(down.body.toString()).toContain('error.occurred')
  expect((await get('/')).status).toBe(200)
  studio.isDown = false
  studio.isOver = true
  const over = await get('/portal/prices/')
  expect([over.status, over.headers.location, over.headers['set-cookie']?.[0]]).toEqual([
    303,
    '/',
    'tailwell-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
})

test('while the studio is away an accepted form is confirmed, and a refused form keeps the entered values', async () => {
  const { studio, get, post } = await serveGatedPages()
  studio.isDown = true
  const fields = 'form-name=contact-business&subject=S&company=The+Paw&address=High+Street+1'
  const sent = await post('/portal/contact/', `${fields}&email=jane%40shop.example&message=Hello`)
  expect([sent.status, sent.headers.location, studio.sent.length]).toEqual([303, '/portal/contact/?sent=1', 1])
  const thanks = await get('/portal/contact/?sent=1')
  const html = thanks.body.toString()
  expect([thanks.status, thanks.headers['cache-control'], html.includes('error.occurred')]).toEqual([
    200,
    'no-store',
    false,
  ])
  expect(html).toContain('contact.sentTitle')
  expect([html.includes(SECRET), html.includes(FILE.key)]).toEqual([false, false])
  const refused = await post('/portal/contact/', `${fields}&email=nonsense&message=kept+word`)
  expect([refused.status, refused.body.includes('kept word'), refused.body.includes('High Street 1')]).toEqual([
    422,
    true,
    true,
  ])
  expect((await get('/portal/prices/?sent=1')).status).toBe(503)
  expect((await get('/portal/contact/?sent=1', {})).headers.location).toBe('/')
})

test('the contact form for customers contains the shop’s data, and a sent form is stored in the outbox', async () => {
  const { studio, get, post } = await serveGatedPages()
  const html = (await get('/portal/contact/')).body.toString()
  expect(html).toContain('value="The Paw"')
  expect(html).toContain('value="High Street 1, AB1 2CD Leeds"')
  const fields = 'form-name=contact-business&subject=S&company=The+Paw&address=High+Street+1'
  const refused = await post('/portal/contact/', `${fields}&email=nonsense&message=kept+word`)
  expect([refused.status, refused.body.includes('kept word')]).toEqual([422, true])
  const sent = await post('/portal/contact/', `${fields}&email=jane%40shop.example&message=Hello`)
  expect([sent.status, sent.headers.location]).toEqual([303, '/portal/contact/?sent=1'])
  expect(studio.sent).toMatchObject([{ form: 'contact-business', fields: { company: 'The Paw', message: 'Hello' } }])
})

test('a gated list of products has numbered pages and, unlike a public list, no sort order', async () => {
  const template = 'ProductOverviewPage'
  const facets = { flavor: [{ code: 'lamb', label: 'Lamb' }] }
  const EN = { locale: 'en_US' }
  const products = Array.from({ length: 20 }, (_, at) => productChange(`${100 + at}`, { facets }, EN))
  const open = pageChange('open', 'range', { template }, EN)
  const { get, cookie } = await servePortal([stubOf('range', 'portal/range', template)], [open, ...products])
  const read = async (path: string, more = {}) => (await get(path, more)).body.toString()
  const namesIn = (html: string) => new Set(html.match(/Food \d+/g)).size
  const first = await read('/portal/range/', { cookie })
  expect(first).toContain('href="/portal/range/?page=2"')
  expect([namesIn(first), namesIn(await read('/portal/range/?page=2', { cookie }))]).toEqual([18, 2])
  const offersOrder = (html: string) => html.includes('<select name="sort"')
  expect([offersOrder(first), offersOrder(await read('/range/'))]).toEqual([false, true])
  expect((await get('/portal/range/?page=2', {})).headers.location).toBe('/')
})
