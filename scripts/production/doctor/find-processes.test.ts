import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { findReady, findToken } from './find-processes.ts'

const TOKEN = 'token-of-watchers'
afterEach(() => vi.unstubAllEnvs())

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** A process in production: details and figures are for callers with its token. */
const startProcess = (told: { status: number; degraded?: string[]; body?: object }) =>
  serve(({ url, headers }, response) => {
    const mayRead = headers.authorization === `Bearer ${TOKEN}`
    if (url === '/metrics') return void response.writeHead(mayRead ? 200 : 403).end('')
    const body = told.body ?? { status: 'ready', degraded: mayRead ? (told.degraded ?? []) : [] }
    response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

test('a healthy process is reported as fine, and a degraded process is reported with its runbook page', async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN)
  expect(await findReady(await startProcess({ status: 200 }), 'admin')).toEqual({ isFine: true, tells: 'ready' })
  const origin = await startProcess({ status: 200, degraded: ['disk: 5 MB are left for /var'] })
  expect(await findReady(origin, 'admin')).toEqual({
    isFine: false,
    tells: 'ready, but disk: 5 MB are left for /var',
    todo: 'docs/runbook/DiskLow.md',
  })
})

test.each([
  ['none', ''],
  ['a former one', 'a-former-token'],
])('with %s of the tokens, the doctor does not report that all is well', async (_, token) => {
  vi.stubEnv('METRICS_TOKEN', token)
  const origin = await startProcess({ status: 200, degraded: ['disk: 5 MB are left for /var'] })
  const found = await findReady(origin, 'admin')
  expect(found.isFine).toBe(false)
  expect(found.tells).toBe('ready, but what is wrong with it is told to callers with its METRICS_TOKEN alone')
})

test('a process that is not ready, is another process or does not answer is reported', async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN)
  const away = await startProcess({ status: 503, body: { status: 'database unreachable' } })
  expect(await findReady(away, 'jobs')).toMatchObject({
    tells: 'not ready: database unreachable',
    todo: 'docs/runbook/DatabaseDown.md',
  })
  const other = await startProcess({ status: 200, body: { hello: 'world' } })
  expect((await findReady(other, 'web')).tells).toBe(`${other} answers 200, and not as the process web`)
  expect((await findReady('http://127.0.0.1:9', 'web')).tells).toContain('http://127.0.0.1:9 does not answer')
})

test('a token is reported as accepted, as refused by the Content API, or with an error status', async () => {
  const call = { path: '/changes', scope: 'feed' }
  expect(await findToken('CONTENT_API_TOKEN', call)).toBeUndefined()
  const answers: Record<string, number> = { 'Bearer good': 200, 'Bearer other': 403, 'Bearer ill': 500 }
  const origin = await serve(({ headers }, response) => {
    response.writeHead(answers[headers.authorization ?? ''] ?? 401).end('{}')
  })
  vi.stubEnv('CONTENT_API_URL', origin)
  vi.stubEnv('CONTENT_API_TOKEN', 'good')
  expect(await findToken('CONTENT_API_TOKEN', call)).toEqual({ isFine: true, tells: 'it is taken' })
  vi.stubEnv('CONTENT_API_TOKEN', 'other')
  expect(await findToken('CONTENT_API_TOKEN', call)).toMatchObject({
    isFine: false,
    todo: 'CONTENT_API_TOKEN of the site must stand in CONTENT_API_TOKENS with the scope feed',
  })
  vi.stubEnv('CONTENT_API_TOKEN', 'ill')
  expect((await findToken('CONTENT_API_TOKEN', call))?.tells).toBe('it is answered with 500')
})
