import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { EPOCH_HEADER } from '@menagerie/contract/feed'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { askAccounts } from '../../features/portal/ask-accounts.ts'
import { openSessions } from '../sessions/open-sessions.ts'
import { openContentApi } from './open-content-api.ts'
import { openContentFiles } from './open-content-files.ts'

const OWN = 'epoch of the studio'
const { t, site } = createTestContext('tailwell/en_GB')
const SESSION = { account: 'kim', bearer: 'bearer' }

let studio: Server
let env = { CONTENT_API_URL: '', CONTENT_API_TOKEN: 'token', CONTENT_API_ACCOUNTS_TOKEN: 'token' }
let asked: (string | undefined)[] = []

/** Acts as the Content API does: refuses another published state, and does not know its customers. */
beforeEach(async () => {
  asked = []
  studio = createServer((request, response) => {
    const epoch = request.headers[EPOCH_HEADER]?.toString()
    asked.push(epoch)
    response.writeHead(epoch === undefined || epoch === OWN ? 401 : 409, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ message: 'This address and password do not fit.' }))
  })
  await once(studio.listen(0, '127.0.0.1'), 'listening')
  const address = studio.address()
  env = { ...env, CONTENT_API_URL: `http://127.0.0.1:${typeof address === 'object' && address?.port}` }
})
afterEach(() => {
  studio.closeAllConnections()
  studio.close()
})

function open(epochOf: () => string | undefined) {
  const contentApi = openContentApi(env, epochOf)
  const sessions = openSessions({ secret: 'x'.repeat(32), contentApi, now: Date.now, https: true })
  const { signal } = new AbortController()
  const visitor = { address: '192.0.2.1', isHttps: true, session: undefined, cookies: undefined, agent: undefined }
  const input = { site, fields: { email: 'kim@shop.example', password: 'words' }, visitor, t, signal }
  return {
    signIn: () => askAccounts(contentApi, input, '/auth/login', {}),
    check: () => sessions.check(SESSION, site.brand),
    openFile: () => openContentFiles(env, epochOf)({ key: 'key', site, bearer: 'bearer', gone: signal }),
  }
}

test('a studio with the published state of the site is believed when it does not know a customer', async () => {
  const { signIn, check, openFile } = open(() => OWN)
  expect(await signIn()).toMatchObject({ kind: 'refused', status: 401 })
  expect(await check()).toBeUndefined()
  expect((await openFile()).status).toBe(401)
  expect(asked).toEqual([OWN, OWN, OWN])
})

test('a studio with another published state signs no customer out, and a sign-in is answered with 503', async () => {
  const { signIn, check, openFile } = open(() => 'epoch of the site')
  expect(await signIn()).toMatchObject({ kind: 'refused', status: 503, values: { email: 'kim@shop.example' } })
  expect(await check()).toEqual(SESSION)
  expect((await openFile()).status).toBe(409)
})

test('the studio is not asked about customers until the site has loaded content', async () => {
  let epoch: string | undefined
  const { signIn, check, openFile } = open(() => epoch)
  expect(await signIn()).toMatchObject({ kind: 'refused', status: 503, values: { email: 'kim@shop.example' } })
  expect(await check()).toEqual(SESSION)
  await expect(openFile()).rejects.toThrow('nothing was loaded yet')
  expect(asked).toEqual([])
  epoch = OWN
  expect(await signIn()).toMatchObject({ status: 401 })
})
