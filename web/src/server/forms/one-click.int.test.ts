import { expect, test } from 'vitest'
import type { NewSubmission, Outbox } from '../../platform/outbox.ts'
import { pageChange } from '../../replica/testing/example-changes.ts'
import { askRaw } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'
import { createForms } from './form-handlers.ts'

const KEY = 'k'.repeat(43)
/** The only headers that a mail provider sends: no cookie, no origin, no browser. */
const BARE = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

async function serveNewsletter() {
  const stored: NewSubmission[] = []
  const outbox: Pick<Outbox, 'accept'> = {
    accept: async (submission) => (stored.push(submission) > 0 ? 'stored' : 'full'),
  }
  const contentApi = { ask: () => Promise.reject(new Error('there is no studio')) }
  const { port, publish } = await serveReplica('local', {
    forms: createForms(outbox, { contentApi, seal: () => '' }),
  })
  publish(
    pageChange('home', '', {}, { locale: 'en_GB' }),
    pageChange('letters', 'newsletter', { template: 'Newsletter' }, { locale: 'en_GB' }),
  )
  const post = (query: string, body: string, more: Record<string, string> = {}) =>
    askRaw(port, `/en-gb/newsletter/${query}`, { method: 'POST', headers: { ...BARE, ...more }, body })
  return { stored, post }
}

test('the one-click request of a mail program ends a subscription without origin, cookies or redirect (RFC 8058)', async () => {
  const { stored, post } = await serveNewsletter()
  const { status, headers, body } = await post(`?stop=${KEY}`, ONE_CLICK)
  expect([status, headers.location, headers['set-cookie'], headers['cache-control'], body.length]).toEqual([
    200,
    undefined,
    undefined,
    'no-store',
    0,
  ])
  expect(stored).toMatchObject([
    { form: 'newsletter', brand: 'tailwell', locale: 'en_GB', fields: { action: 'stop', key: KEY } },
  ])
})

test('a one-click request sent as multipart is accepted', async () => {
  const { stored, post } = await serveNewsletter()
  const body = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`
  expect((await post(`?stop=${KEY}`, body, { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(200)
  expect(stored).toHaveLength(1)
})

test('a mail provider may send twenty one-click requests from one address', async () => {
  const { stored, post } = await serveNewsletter()
  for (let at = 0; at < 20; at += 1) expect((await post(`?stop=${KEY}${at}`, ONE_CLICK)).status).toBe(200)
  expect(stored).toHaveLength(20)
})

test.each([
  [403, 'a missing key', '', ONE_CLICK],
  [422, 'an invalid key', '?stop=short', ONE_CLICK],
  [403, 'another value of List-Unsubscribe', `?stop=${KEY}`, 'List-Unsubscribe=Two-Clicks'],
  [403, 'the form on the page', `?stop=${KEY}`, `form-name=newsletter&action=stop&key=${KEY}`],
  [
    403,
    'a sign-up disguised as a one-click request',
    '',
    `${ONE_CLICK}&form-name=newsletter&action=subscribe&email=a%40b.example&consent=on`,
  ],
])('a post without origin gets %i for %s, and nothing is stored', async (status, _what, query, body) => {
  const { stored, post } = await serveNewsletter()
  expect((await post(query, body)).status).toBe(status)
  expect(stored).toEqual([])
})
