import { expect, test } from 'vitest'
import type { ContentApiAnswer } from '../../platform/content-api.ts'
import { pageChange } from '../../replica/test/example-changes.ts'
import { createForms } from '../forms/form-handlers.ts'
import { ask } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'
import { openSessions } from './open-sessions.ts'

const HOST = { host: 'localhost' }
const POST = { ...HOST, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const EN = { locale: 'en_US' }
const SECRET = 'Trade price 4.20'
const PROFILE = {
  ...{ id: '00000000-0000-4000-8000-000000000001', company: 'The Paw', address: 'High Street 1', postcode: 'AB1 2CD' },
  ...{ city: 'Leeds', name: 'Jane de Vries', email: 'jane@shop.example' },
}
const FILE = {
  key: '11111111-1111-4111-8111-111111111111',
  title: 'Price list',
  name: 'prices.pdf',
  mime: 'application/pdf',
  bytes: 48_000,
}
const CHILD = { key: 'c', path: 'portal/prices', title: 'Prices', shortDescription: SECRET }
const stubOf = (key: string, path: string, template: string) =>
  pageChange(key, path, { template, is_gated: true, title: key }, EN)

async function servePortal() {
  const studio = { isDown: false, isOver: false, sent: [] as unknown[] }
  const answer = (path: string): ContentApiAnswer => {
    if (studio.isOver) return { status: 401, json: { message: 'Please log in' } }
    if (path === '/auth/me') return { status: 200, json: PROFILE }
    const name = path.slice('/auth/pages/'.length)
    const stub = stubs.find((each) => each.path === name)
    const body = Object.assign({}, stub?.body, { subTitle: SECRET })
    const gated = { key: stub?.key, path: name, body, downloads: [FILE], children: [CHILD], profile: PROFILE }
    return { status: 200, json: JSON.parse(JSON.stringify(gated)) }
  }
  const stubs = [
    stubOf('overview', 'portal', 'GatedContentOverview'),
    stubOf('prices', 'portal/prices', 'GatedContentPage'),
    stubOf('contact', 'portal/contact', 'GatedContactPage'),
    stubOf('boxed', 'portal/boxed', 'ContentPage'),
  ]
  const contentApi = {
    ask: async (path: string) => {
      if (studio.isDown) throw new Error('there is no studio')
      return answer(path)
    },
  }
  const outbox = {
    accept: async (submission: unknown) => {
      studio.sent.push(submission)
      return 'stored' as const
    },
    close: async () => {},
  }
  const secret = 'a secret of at least thirty-two letters'
  const sessions = openSessions({ secret, https: false, contentApi, now: () => 1_000_000 })
  const { port, publish } = await serveReplica('local', {
    live: { search: { search: () => Promise.reject(new Error('no search')) }, contentApi },
    forms: createForms(outbox, { contentApi, seal: sessions.seal }),
    openSession: sessions.open,
    checkSession: sessions.check,
  })
  publish(pageChange('home', '', {}, EN), ...stubs)
  const cookie = `tailwell-session=${sessions.seal({ account: 'a', bearer: 'b' }, 'tailwell', 2_000_000)}`
  const get = (path: string, more: Record<string, string> = { cookie }) =>
    ask(port, path, { headers: { ...HOST, ...more } })
  const post = (path: string, body: string, more: Record<string, string> = { cookie }) =>
    ask(port, path, { method: 'POST', headers: { ...POST, ...more }, body })
  return { studio, get, post, paths: stubs.map(({ path }) => `/${path}/`) }
}

test('a customer reads every kind of gated page, and nothing keeps it', async () => {
  const { get, paths } = await servePortal()
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

test('all others are sent home, whatever they try, and what a customer has read stays the customer’s', async () => {
  const { get, post, paths } = await servePortal()
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

test('without the studio a gated page alone shows an error, and a session that is over leads home', async () => {
  const { studio, get } = await servePortal()
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

test('the contact form of customers knows the shop, and what is sent waits in the outbox', async () => {
  const { studio, get, post } = await servePortal()
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
