import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createTestContext } from '../../content/testing/test-context.ts'
import { createOwnAccountForms } from '../../features/portal/own-account-forms.ts'
import { openContentApi } from './open-content-api.ts'

const { t, site, links } = createTestContext('tailwell/en_GB')

test('a customer with years of forms and mails gets all of them, as the link works only once', async () => {
  const forms = Array.from({ length: 600 }, (_, at) => ({ received_at: at, fields: { message: 'x'.repeat(10_000) } }))
  const none = { account: {}, sessions: [], devices: [], events: [], mails: [] }
  const studio = createServer((_, answer) => answer.end(JSON.stringify({ ...none, forms })))
  await once(studio.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void studio.close().closeAllConnections())
  const { port } = z.object({ port: z.number() }).parse(studio.address())
  const env = { CONTENT_API_URL: `http://127.0.0.1:${port}`, CONTENT_API_TOKEN: 'x', CONTENT_API_ACCOUNTS_TOKEN: 'x' }
  const outcome = await createOwnAccountForms(openContentApi(env))['account-export'].handle({
    site,
    path: 'business/account',
    fields: {},
    visitor: { address: '192.0.2.1', isHttps: true, session: { account: 'kim', bearer: 'x' }, cookies: undefined },
    t,
    links,
    features: { newsletter: true },
    now: Date.now(),
    signal: AbortSignal.timeout(15_000),
  })
  expect(outcome).toMatchObject({ kind: 'file', content: expect.stringContaining('"received_at": 599') })
})
