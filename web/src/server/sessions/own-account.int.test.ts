import { expect, test } from 'vitest'
import { LOG_IN, servePortal } from '../testing/serve-portal.ts'

const cookieIn = (headers: NodeJS.Dict<string | string[]>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => cookie.includes('-session='))
    ?.split(';')[0] ?? ''

test('a signed-in customer can view, change, export and delete the account, and other visitors must sign in', async () => {
  const { studio, get, post, logIn } = await servePortal()
  const ACCOUNT = '/business/account/'
  const TO_LOG_IN = `${LOG_IN}?from=%2Fbusiness%2Faccount%2F`
  expect((await get(ACCOUNT)).headers.location).toBe(TO_LOG_IN)
  const cookie = cookieIn((await logIn('right')).headers)
  const page = await get(ACCOUNT, { cookie })
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  const html = page.body.toString()
  for (const words of ['value="The Paw"', 'Firefox, Windows', 'portal.unknownDevice']) expect(html).toContain(words)
  const changes = [
    ['account-details', 'company=New+Paw&address=A&postcode=B&city=C&name=D', 'details'],
    ['account-password', 'current_password=x&password=y&password_confirmation=y', 'password'],
    ['account-sessions', '', 'sessions'],
    ['account-session', 'id=x', 'session'],
    ['account-devices', '', 'devices'],
    ['account-email', 'email=new%40shop.example&current_password=x&page=https%3A%2F%2Fevil.example%2F', 'email'],
  ]
  for (const [form, fields, done] of changes) {
    const sent = await post(ACCOUNT, `form-name=${form}&${fields}`, { cookie })
    expect([sent.status, sent.headers.location]).toEqual([303, `${ACCOUNT}?sent=${done}`])
  }
  expect(studio.asked.find(({ path, body }) => path === '/auth/me' && body)?.body).toMatchObject({ company: 'New Paw' })
  expect((await get(`${ACCOUNT}?sent=details`, { cookie })).body.toString()).toContain('auth.dataSaved')
  expect(studio.asked.find(({ path }) => path === '/auth/email')?.body).toMatchObject({
    page: expect.stringMatching(/^http:\/\/localhost:\d+\/business\/confirm-email\/$/),
  })
  const closed = (await get(ACCOUNT, { cookie })).body.toString()
  for (const form of ['account-export', 'account-delete']) expect(closed).not.toContain(`value="${form}"`)
  const asked = await post(ACCOUNT, 'form-name=account-data-link&page=https%3A%2F%2Fevil.example%2F', { cookie })
  expect([asked.status, asked.headers.location]).toEqual([303, `${ACCOUNT}?sent=data-link`])
  expect((await get(`${ACCOUNT}?sent=data-link`, { cookie })).body.toString()).toContain('auth.dataLinkSent')
  expect(studio.asked.find(({ path }) => path === '/auth/data-link')?.body).toEqual({
    page: expect.stringMatching(/^http:\/\/localhost:\d+\/business\/account\/$/),
  })
  const followed = await get(`${ACCOUNT}?token=link-of-a-mail`)
  expect([followed.status, followed.headers.location, String(followed.headers['set-cookie']).split(';')[0]]).toEqual([
    303,
    ACCOUNT,
    'tailwell-data-link=link-of-a-mail',
  ])
  expect((await get(ACCOUNT, { cookie: 'tailwell-data-link=link-of-a-mail' })).headers.location).toBe(TO_LOG_IN)
  const opened = { cookie: `${cookie}; tailwell-data-link=link-of-a-mail` }
  const shown = (await get(ACCOUNT, opened)).body.toString()
  // The form that the link opens comes first.
  const places = ['account-export', 'account-delete', 'account-details'].map((form) => shown.indexOf(`value="${form}"`))
  expect(places).toEqual([...places].filter((place) => place > 0).sort((a, b) => a - b))
  expect(shown).not.toContain('link-of-a-mail')
  const stale = await post(ACCOUNT, 'form-name=account-export', { cookie })
  expect([
    stale.status,
    stale.body.includes('The link is used'),
    stale.body.includes('value="account-data-link"'),
  ]).toEqual([422, true, true])
  const file = await post(ACCOUNT, 'form-name=account-export', opened)
  expect([file.status, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
    200,
    'attachment; filename="tailwell-account.json"',
    'no-store',
  ])
  expect(JSON.parse(file.body.toString())).toMatchObject({ account: { company: 'The Paw' } })
  expect(String(file.headers['set-cookie'])).toMatch(/^tailwell-data-link=;.*Max-Age=0/)
  const gone = await post(ACCOUNT, 'form-name=account-delete&current_password=x', opened)
  expect(studio.asked.at(-1)?.body).toEqual({ current_password: 'x', token: 'link-of-a-mail' })
  expect([gone.status, gone.headers.location, cookieIn(gone.headers)]).toEqual([
    303,
    `${LOG_IN}?sent=deleted`,
    'tailwell-session=',
  ])
  expect((await get(`${LOG_IN}?sent=deleted`)).body.toString()).toContain('auth.accountDeleted')
  studio.isDown = true
  const down = await post(ACCOUNT, 'form-name=account-details&company=Newest+Paw&address=A', { cookie })
  expect([down.status, down.headers['retry-after'], down.body.includes('value="Newest Paw"')]).toEqual([
    503,
    '60',
    true,
  ])
  const secret = await post(ACCOUNT, 'form-name=account-password&current_password=s3cret&password=s3cret', { cookie })
  expect([secret.status, secret.body.includes('s3cret')]).toEqual([503, false])
  expect((await get(ACCOUNT, { cookie })).status).toBe(503)
  studio.isDown = false
  studio.isOver = true
  expect((await get(ACCOUNT, { cookie })).headers.location).toBe(TO_LOG_IN)
})
