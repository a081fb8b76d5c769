import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  bringToken,
  type ForgedProvider,
  type ForgedToken,
  openForgedProvider,
} from '../../../../testing/test-forged-provider.ts'
import { hasSession } from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'

const CLIENT = 'studio'

let studio: TestStudio
let forged: ForgedProvider

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  forged = await openForgedProvider(CLIENT)
})
afterAll(async () => {
  await studio?.close()
  await forged?.close()
})
afterEach(() => void vi.unstubAllEnvs())

const at = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

const bringForged = (token: ForgedToken) => bringToken(studio, forged, token)

test.each<[string, ForgedToken]>([
  ['for another client', { claims: { aud: 'another' } }],
  ['for several clients, issued to another', { claims: { aud: [CLIENT, 'another'], azp: 'another' } }],
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['with another nonce', { claims: { nonce: 'x' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['that has expired', { claims: { exp: at(-120), iat: at(-300) } }],
  ['that is not valid yet', { claims: { nbf: at(600) } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['signed with a foreign key', { isForeign: true }],
  ['without a signature', { header: { alg: 'none' } }],
])('an ID token %s opens no session', async (_name, token) => {
  const { browser, location } = await bringForged(token)
  expect([location, hasSession(browser)]).toEqual(['/admin/login?problem=refused', false])
})

test('a valid ID token opens a session, even from a clock 20 seconds ahead', async () => {
  const { browser, location } = await bringForged({ claims: { iat: at(20), nbf: at(20) } })
  expect([location, hasSession(browser)]).toEqual(['/admin', true])
})

test('an ID token with a weaker sign-in level than the required one opens no session', async () => {
  vi.stubEnv('STUDIO_OIDC_ACR', 'gold')
  expect((await bringForged({ claims: { acr: 'bronze' } })).location).toBe('/admin/login?problem=refused')
  vi.stubEnv('STUDIO_OIDC_ACR', 'gold')
  expect((await bringForged({ claims: { acr: 'gold' } })).location).toBe('/admin')
})
