import { expect, test } from 'vitest'
import { pageChange } from '../../replica/testing/example-changes.ts'
import { askRaw } from '../testing/raw-client.ts'
import { serveReplica } from '../testing/serve-replica.ts'

const SENT = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
const BODY = 'form-name=logout'

test('a logout form of the same origin ends the session cookie and redirects to the home page (spec §4)', async () => {
  const { port, publish } = await serveReplica('local')
  publish(pageChange('home', ''))
  const path = '/de-de/business/logout/'
  const own = await askRaw(port, path, {
    method: 'POST',
    headers: { ...SENT, 'sec-fetch-site': 'same-origin' },
    body: BODY,
  })
  expect([own.status, own.headers.location]).toEqual([303, '/de-de/'])
  expect(own.headers['set-cookie']).toEqual(['tailwell-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
  const foreign = { ...SENT, 'sec-fetch-site': 'cross-site' }
  expect((await askRaw(port, path, { method: 'POST', headers: foreign, body: BODY })).status).toBe(403)
  const looked = await askRaw(port, path, { headers: { host: 'localhost' } })
  expect([looked.status, looked.headers.location, looked.headers['set-cookie']]).toEqual([303, '/de-de/', undefined])
})
