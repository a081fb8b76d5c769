import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { countRequests, findFigures, toRequestKind } from './count-requests.ts'
import { findSignIn } from './find-sign-in.ts'

test('each request path is assigned its kind: page, API, file, health or other', () => {
  expect(
    ['/admin', '/admin/collections/pages', '/api/pages', '/_next/static/x.js', '/readyz', '/x'].map(toRequestKind),
  ).toEqual(['page', 'page', 'api', 'file', 'health', 'other'])
})

const post = (path: string, status: number) => findSignIn({ method: 'POST', url: `/api/users${path}`, status })

test.each([
  ['/login', 'password'],
  ['/login/code', 'code'],
  ['/login/recovery-code', 'recovery-code'],
  ['/login/passkey', 'passkey'],
  ['/login/second-passkey', 'second-passkey'],
])('a sign-in attempt at %s is counted under its own kind and by its result', (path, kind) => {
  expect(post(path, 200)).toEqual({ kind, result: 'accepted' })
  expect(post(path, 401)).toEqual({ kind, result: 'refused' })
  expect(post(path, 429)).toEqual({ kind, result: 'limited' })
  expect(post(path, 503)).toEqual({ kind, result: 'failed' })
  expect(findSignIn({ method: 'GET', url: `/api/users${path}`, status: 200 })).toBeUndefined()
})

test('requests for passkey options and for signing out are not counted as sign-ins', () => {
  for (const path of ['/login/passkey/options', '/login/second-passkey/options', '/logout'])
    expect(post(path, 200)).toBeUndefined()
})

test('the result of a provider sign-in is read from the address that its answer redirects to', () => {
  const come = (url: string, location: string) =>
    findSignIn({ method: 'GET', url: `/api/users/login/company${url}`, status: 303, location })
  expect(come('/callback?code=x&here=1', '/admin/collections/pages')).toEqual({ kind: 'provider', result: 'accepted' })
  expect(come('/callback?here=1', '/admin/login?redirect=%2Fadmin')).toEqual({ kind: 'provider', result: 'accepted' })
  expect(come('/callback?here=1', '/admin/login?problem=no-group')).toEqual({ kind: 'provider', result: 'refused' })
  expect(come('/callback?here=1', '/admin/login?problem=away')).toEqual({ kind: 'provider', result: 'failed' })
  expect(come('', '/admin/login?problem=often')).toEqual({ kind: 'provider', result: 'limited' })
  // The redirect to the provider, and the page that loads this address once more.
  expect(come('', 'https://login.company.example/authorize')).toBeUndefined()
  expect(findSignIn({ method: 'GET', url: '/api/users/login/company/callback?code=x', status: 200 })).toBeUndefined()
})

test('answers of an HTTP server in the process are counted, and sign-ins by their result', async () => {
  countRequests()
  const server = createServer((request, response) => {
    response.statusCode = Number(request.headers['x-status'] ?? 200)
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  await fetch(`${origin}/api/users/login`, { method: 'POST', headers: { 'x-status': '401' } })
  await fetch(`${origin}/api/users/login`, { method: 'POST', headers: { 'x-status': '503' } })
  await fetch(`${origin}/api/users/login?x=1`, { method: 'POST' })
  const text = () => findFigures().toText({}, {})
  await expect.poll(text).toContain('menagerie_admin_sign_ins_total{kind="password",result="accepted"} 1')
  expect(await text()).toContain('menagerie_admin_sign_ins_total{kind="password",result="refused"} 1')
  // A database failure does not count as a wrong password.
  expect(await text()).toContain('menagerie_admin_sign_ins_total{kind="password",result="failed"} 1')
  expect(await text()).toContain('menagerie_admin_requests_total{kind="api",site="",result="refused"} 1')
})
