import { expect, test } from 'vitest'
import { isFromOtherOrigin, refuseOtherOrigins } from './refuse-other-origins.ts'

const studio = { host: 'localhost:3300' }

test.each([
  ['its own pages', { ...studio, origin: 'http://localhost:3300' }, false],
  ['a program without an origin', studio, false],
  ['a public site on another port', { ...studio, origin: 'http://localhost:3000' }, true],
  ['another host', { ...studio, origin: 'https://attacker.example' }, true],
  ['a sandboxed frame', { ...studio, origin: 'null' }, true],
  ['a form of another site without an Origin header', { ...studio, 'sec-fetch-site': 'cross-site' }, true],
  ['a form of a sibling domain without an Origin header', { ...studio, 'sec-fetch-site': 'same-site' }, true],
])('a change from %s is accepted or refused by its origin', (_from, headers, refused) => {
  expect(isFromOtherOrigin(new Headers(headers))).toBe(refused)
})

test('a change from another origin does not reach the studio', async () => {
  const seen: string[] = []
  const handler = refuseOtherOrigins(async (request: Request) => {
    seen.push(request.url)
    return new Response('done')
  })
  const ask = (origin: string) =>
    handler(
      new Request('http://localhost:3300/api/pages', { method: 'POST', headers: { ...studio, origin } }),
      undefined,
    )
  expect((await ask('http://localhost:3000')).status).toBe(403)
  expect(seen).toEqual([])
  expect(await (await ask('http://localhost:3300')).text()).toBe('done')
})
