import { expect, test } from 'vitest'
import { LOG_IN, servePortal } from '../testing/serve-portal.ts'

const RESET = '/business/reset-password/'

const cookieIn = (headers: NodeJS.Dict<string | string[]>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => cookie.includes('-session='))
    ?.split(';')[0] ?? ''

test('a signed-in customer gets uncached pages with a logout link until the session is over', async () => {
  const { studio, get, post, logIn } = await servePortal()
  const begun = await logIn('right')
  expect([begun.status, begun.headers.location, begun.headers['cache-control']]).toEqual([303, '/', 'no-store'])
  expect(begun.headers['set-cookie']?.[0]).toMatch(
    /^tailwell-session=[\w-]{100,}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
  )
  const cookie = cookieIn(begun.headers)
  const page = await get('/', { cookie })
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.body.toString()).toContain('/business/logout/')
  const anonymous = await get('/')
  expect(anonymous.headers['cache-control']).toContain('public')
  expect(anonymous.body.toString()).not.toContain('/business/logout/')
  const forged = await get('/', { cookie: `${cookie}x`.replace('=', '=A') })
  expect([forged.headers['cache-control'], forged.body.equals(anonymous.body)]).toEqual([
    anonymous.headers['cache-control'],
    true,
  ])
  studio.isDown = true
  expect((await get('/', { cookie })).headers['cache-control']).toBe('no-store')
  studio.isDown = false
  studio.isOver = true
  const over = await get('/', { cookie })
  expect([over.headers['cache-control'], cookieIn(over.headers)]).toEqual(['no-store', 'tailwell-session='])
  expect(over.body.equals(anonymous.body)).toBe(true)
  studio.isOver = false
  const out = await post('/business/logout/', 'form-name=logout', { cookie })
  expect([out.status, out.headers.location, out.headers['set-cookie']?.[0]]).toEqual([
    303,
    '/',
    'tailwell-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
  expect(studio.asked.at(-1)?.path).toBe('/auth/logout')
})

test('a failed sign-in shows the error and the email address again, without the password', async () => {
  const { studio, logIn, get } = await servePortal()
  const wrong = await logIn('wr0ng-pass')
  expect([wrong.status, wrong.headers['set-cookie']]).toEqual([422, undefined])
  expect(wrong.body.toString()).toContain('The email address or the password is not right')
  // Screen readers read the title before anything else of the page (WCAG 3.3.1).
  expect(wrong.body.toString()).toContain('<title>form.errorTitle')
  expect(wrong.body.toString()).toContain('jane@shop.example')
  expect(wrong.body.toString()).not.toContain('wr0ng-pass')
  studio.isDown = true
  const down = await logIn('right')
  expect([down.status, down.headers['retry-after']]).toEqual([503, '60'])
  expect(down.body.toString()).toContain('jane@shop.example')
  expect((await logIn('right', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await get(LOG_IN)).body.toString()).toMatch(/<meta name="robots" content="noindex/)
})

test('a pending application is shown as a status, without an alert and without an error in the title', async () => {
  const { logIn } = await servePortal()
  const early = await logIn('early')
  const html = early.body.toString()
  expect(early.status).toBe(403)
  expect(html).toMatch(/role="status"[^>]*>(?:<[^>]*>)*The application of The Paw is pending/)
  expect(html).not.toContain('role="alert"')
  expect(html).not.toContain('<title>form.errorTitle')
})

test.each([LOG_IN, '/business/register/'])(
  'a signed-in customer is redirected from %s to the account page',
  async (path) => {
    const { get, cookie } = await servePortal()
    const { status, headers } = await get(path, { cookie })
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/business/account/', 'no-store'])
    expect((await get(path)).status).toBe(200)
  },
)

test.each(['/business/forgot-password/', '/business/forgot-password/?sent=1', `${RESET}?sent=1`])(
  '%s links a signed-in customer to the account page, and other visitors to the sign-in',
  async (path) => {
    const { get, cookie } = await servePortal()
    const linked = async (headers = {}) =>
      /<main[\s\S]*<\/main>/.exec((await get(path, headers)).body.toString())?.[0].match(/href="\/business\/[^"]*"/g)
    expect((await linked({ cookie }))?.at(-1)).toBe('href="/business/account/"')
    expect((await linked())?.at(-1)).toBe(`href="${LOG_IN}"`)
  },
)

test('after signing in, a visitor returns to the page of origin, and never to another website', async () => {
  const { get, post } = await servePortal()
  const fromIn = (html: string) => /name="from" value="([^"]*)"/.exec(html)?.[1]
  const shown = async (referer: string, more = '') => fromIn((await get(LOG_IN + more, { referer })).body.toString())
  const page = await get(LOG_IN, { referer: 'http://localhost/blog/?page=2' })
  expect([page.headers['cache-control'], fromIn(page.body.toString())]).toEqual(['no-store', '/blog/?page=2'])
  expect(await shown('https://evil.example/blog/')).toBeUndefined()
  expect(await shown('http://localhost/business/forgot-password/')).toBeUndefined()
  expect(await shown(`http://localhost${LOG_IN}`)).toBeUndefined()
  expect(await shown('nonsense')).toBeUndefined()
  expect(await shown('http://localhost/blog/', '?from=%2Fbusiness%2Faccount%2F')).toBe('/business/account/')
  expect(await shown('http://localhost/', '?from=%2F%2Fevil.example%2Fx')).toBe('/evil.example/x/')
  const logIn = (password: string, from: string) =>
    post(LOG_IN, `${new URLSearchParams({ 'form-name': 'login', email: 'jane@shop.example', password, from })}`)
  expect(fromIn((await logIn('wrong', '/blog/?page=2')).body.toString())).toBe('/blog/?page=2')
  for (const [from, to] of GOING_ON) expect((await logIn('right', from)).headers.location, from).toBe(to)
})

/** Pairs of the `from` value in a form and the address where the sign-in leads, which is always on this site. */
const GOING_ON = [
  ['/blog/?page=2', '/blog/?page=2'],
  ['/search/products/?brand=a&brand=b', '/search/products/?brand=a&brand=b'],
  ['', '/'],
  ['//evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/%2f%2fevil.example/', '/'],
  ['/%0d%0aSet-Cookie:a=b/', '/'],
  ['/../../etc/', '/'],
  [LOG_IN, '/'],
  ['/business/logout/', '/'],
  [`/${'a'.repeat(3_000)}/`, '/'],
] as const

test('the token of a reset link is moved from the address to a cookie at once', async () => {
  const { studio, get, post } = await servePortal()
  const bare = await get(RESET)
  expect([bare.status, bare.headers.location]).toEqual([303, LOG_IN])
  const link = await get(`${RESET}?token=secret-of-the-link`)
  expect([link.status, link.headers.location, link.headers['referrer-policy']]).toEqual([303, RESET, 'no-referrer'])
  expect(link.headers['set-cookie']).toEqual([
    'tailwell-reset=secret-of-the-link; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax',
  ])
  for (const other of [RESET.slice(0, -1), RESET.toUpperCase(), `/${RESET}`]) {
    const answer = await get(`${other}?token=secret-of-the-link`)
    expect(String(answer.headers.location), other).not.toContain('secret')
  }
  const bareForm = await get(`${RESET.slice(0, -1)}?token=secret-of-the-link`)
  expect([bareForm.status, bareForm.headers.location, bareForm.headers['set-cookie']]).toEqual([
    303,
    RESET,
    link.headers['set-cookie'],
  ])
  const cookie = 'tailwell-reset=secret-of-the-link'
  const page = await get(RESET, { cookie })
  expect([page.status, page.headers['cache-control'], page.body.includes('secret-of')]).toEqual([
    200,
    'no-store',
    false,
  ])
  const body = 'form-name=reset-password&password=new-words-now&password_confirmation=new-words-now'
  const saved = await post(RESET, body, { cookie })
  expect([saved.status, saved.headers.location]).toEqual([303, `${RESET}?sent=1`])
  expect(studio.asked.at(-1)).toMatchObject({ body: { reset_token: 'secret-of-the-link' } })
  expect((await get(`${RESET}?sent=1`)).status).toBe(200)
})

test('an email address is confirmed only by pressing a button, and the token of the link leaves the address at once', async () => {
  const { studio, get, post } = await servePortal()
  const CONFIRM = '/business/confirm-email/'
  expect((await get(CONFIRM)).headers.location).toBe(LOG_IN)
  const followed = await get(`${CONFIRM}?token=secret-token-of-a-mail`)
  expect([followed.status, followed.headers.location]).toEqual([303, CONFIRM])
  const cookie = String(followed.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toBe('tailwell-confirm=secret-token-of-a-mail')
  const page = await get(CONFIRM, { cookie })
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.body.toString()).not.toContain('secret-token')
  expect(studio.asked.filter(({ path }) => path === '/auth/email-confirm')).toEqual([])
  const pressed = await post(CONFIRM, 'form-name=confirm-email', { cookie })
  expect([pressed.status, pressed.headers.location]).toEqual([303, `${CONFIRM}?sent=done`])
  expect(studio.asked.at(-1)).toMatchObject({ path: '/auth/email-confirm', body: { token: 'secret-token-of-a-mail' } })
  expect((await get(`${CONFIRM}?sent=done`)).body.toString()).toContain('auth.emailChanged')
})
