import { afterEach, describe, expect, test } from 'vitest'
import type { FormHandler } from '../../platform/forms/form.ts'
import { askRaw, type RawAnswer } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

const TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const SAME = { ...TYPE, 'sec-fetch-site': 'same-origin' }
const BODY = 'form-name=logout&email=jane%40example.com'

let site: ServedSite
afterEach(() => site.close())

/** Serves a page `about` that accepts a form, and shows it again when it is refused. */
async function serveForm(handle: FormHandler, limit?: { posts: number; minutes: number }) {
  const { templates, forms } = createStandInSite().parts
  site = await serveStandIn(undefined, {
    forms: { ...forms, logout: { handle, ...(limit && { limit }) } },
    templates: {
      ...templates,
      resolveRoute: (_ctx, path) =>
        path === 'about'
          ? { status: 200, kind: 'page', key: 'about', config: { forms: ['logout'] } }
          : { status: 200, kind: 'page', key: path },
      renderDocument: ({ form }, { key }) =>
        `<!doctype html><title>${key}</title>${form ? `<p>${JSON.stringify(form)}</p>` : ''}`,
    },
  })
}
const post = (path: string, headers: Record<string, string>, body = BODY): Promise<RawAnswer> =>
  askRaw(site.port, path, { method: 'POST', headers: { host: 'localhost', ...headers }, body })

const accept: FormHandler = async ({ fields }) => ({ kind: 'redirect', path: 'about', query: { sent: fields.email } })
const refuse: FormHandler = async ({ fields }) => ({
  kind: 'refused',
  status: 422,
  errors: { email: ['Please enter a valid email address'] },
  values: fields,
})

describe('the origin of a form post', () => {
  test.each([
    [303, 'the same origin', SAME],
    [303, 'a reload', { ...TYPE, 'sec-fetch-site': 'none' }],
    [303, 'a browser that sends only its origin', { ...TYPE, origin: 'http://localhost' }],
    [403, 'another website', { ...TYPE, 'sec-fetch-site': 'cross-site' }],
    [
      403,
      'another subdomain of the same domain',
      { ...TYPE, 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
    ],
    [403, 'another origin', { ...TYPE, origin: 'http://evil.example' }],
    [403, 'another port', { ...TYPE, origin: 'http://localhost:81' }],
    [403, 'a hidden origin', { ...TYPE, origin: 'null' }],
    [403, 'a client that sends no origin', TYPE],
  ])('leads to %i for a post from %s', async (status, _where, headers) => {
    await serveForm(accept)
    const answer = await post('/about/', headers)
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body.toString()).toContain('form.elsewhere')
  })
})

test('an accepted form is answered with a 303 redirect that is not cached', async () => {
  await serveForm(accept)
  const { status, headers } = await post('/about/', SAME)
  expect([status, headers.location, headers['cache-control']]).toEqual([
    303,
    '/about/?sent=jane%40example.com',
    'no-store',
  ])
  const multipart = new Response(new URLSearchParams(BODY)).formData()
  const sent = new Request('http://x', { method: 'POST', body: await multipart })
  const type = String(sent.headers.get('content-type'))
  expect((await post('/about/', { ...SAME, 'content-type': type }, await sent.text())).headers.location).toBe(
    '/about/?sent=jane%40example.com',
  )
})

test('a refused form is shown again with the entered values, which the next visitor does not see', async () => {
  await serveForm(refuse)
  const { status, headers, body } = await post('/about/', SAME)
  expect([status, headers['cache-control'], headers.vary]).toEqual([
    422,
    'no-store',
    'Accept-Encoding, Sec-Fetch-Site, Cookie',
  ])
  expect(body.toString()).toContain('"errors":{"email":["Please enter a valid email address"]}')
  expect(body.toString()).toContain('jane@example.com')
  const next = await askRaw(site.port, '/about/', { headers: { host: 'localhost' } })
  expect([next.status, next.body.toString().includes('jane')]).toEqual([200, false])
})

test('posts above the limit get 429 until the time is over, and the handler is not called', async () => {
  let handled = 0
  await serveForm(
    async (input) => {
      handled += 1
      return accept(input)
    },
    { posts: 2, minutes: 10 },
  )
  const statuses = async () => (await post('/about/', SAME)).status
  expect([await statuses(), await statuses()]).toEqual([303, 303])
  site.state.now += 60_000
  const third = await post('/about/', SAME)
  expect([third.status, third.headers['retry-after'], handled]).toEqual([429, '540', 2])
  expect(third.body.toString()).toContain('form.tooMany')
  site.state.now += 540_000
  expect([await statuses(), handled]).toEqual([303, 3])
})

describe('an invalid form post is refused with an explanation, and the connection is closed', () => {
  test.each([
    [405, 'an address without a form', '/list/', SAME, BODY],
    [413, 'more than 64 kB', '/about/', SAME, `${BODY}&x=${'a'.repeat(70_000)}`],
    [413, 'more than 64 kB in chunks', '/about/', { ...SAME, 'transfer-encoding': 'chunked' }, 'a'.repeat(70_000)],
    [415, 'JSON', '/about/', { ...SAME, 'content-type': 'application/json' }, '{}'],
    [400, 'a missing form name', '/about/', SAME, 'email=x'],
    [400, 'an unknown form name', '/about/', SAME, 'form-name=constructor'],
    [400, 'a NUL character', '/about/', SAME, `${BODY}&x=a%00b`],
    [400, 'broken UTF-8', '/about/', SAME, `${BODY}&x=%c3%28`],
    [400, 'a thousand fields', '/about/', SAME, `${BODY}${'&x=1'.repeat(1_000)}`],
    [
      400,
      'a file',
      '/about/',
      { ...SAME, 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="x"; filename="x.txt"\r\n\r\nhello\r\n--b--\r\n',
    ],
  ])('%i for %s', async (status, _what, path, headers, body) => {
    await serveForm(accept)
    const answer = await post(path, headers, body)
    expect([answer.status, answer.headers.connection]).toEqual([status, 'close'])
    // The message is in the site's language, and says that the typed text is still on the page before.
    if (status !== 405)
      expect(answer.body.toString()).toMatch(/lang="[a-z]{2}-[A-Z]{2}".*form\.notSent.*form\.(notWhole|tooLarge)/)
  })
})

test('a failing form handler is answered with 500 and logged once, without the entered values', async () => {
  await serveForm(() => Promise.reject(new Error('the outbox is full')))
  const { status, headers } = await post('/about/', SAME)
  expect(status).toBe(500)
  expect(site.logged).toHaveLength(1)
  expect(JSON.parse(site.logged[0] ?? '')).toMatchObject({
    requestId: headers['x-request-id'],
    error: 'the outbox is full',
  })
  expect(site.logged[0]).not.toContain('jane')
})
