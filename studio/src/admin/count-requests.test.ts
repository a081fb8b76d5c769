import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { countRequests, findFigures, toRequestKind } from './count-requests.ts'

test('requests are told apart by what they are for', () => {
  expect(
    ['/admin', '/admin/collections/pages', '/api/pages', '/_next/static/x.js', '/readyz', '/x'].map(toRequestKind),
  ).toEqual(['page', 'page', 'api', 'file', 'health', 'other'])
})

test('what a server of the process answers is counted, and sign-ins by what came of them', async () => {
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
  await expect.poll(text).toContain('menagerie_admin_sign_ins_total{result="accepted"} 1')
  expect(await text()).toContain('menagerie_admin_sign_ins_total{result="refused"} 1')
  // A database that is away is no guess at a password.
  expect(await text()).toContain('menagerie_admin_sign_ins_total{result="failed"} 1')
  expect(await text()).toContain('menagerie_admin_requests_total{kind="api",site="",result="refused"} 1')
})
