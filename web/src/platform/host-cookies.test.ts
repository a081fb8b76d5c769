import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { expect, test } from 'vitest'
import { toDeviceCookie } from './device-cookie.ts'
import { CONFIRM_COOKIE, DATA_LINK_COOKIE } from './link-cookie.ts'
import { toEndedResetCookie, toResetCookie } from './reset-cookie.ts'
import { toEndedSessionCookie, toSessionCookie } from './session-cookie.ts'

const https = { https: true }

test('over https each cookie of an account has the prefix __Host-, Secure, HttpOnly, SameSite and no domain', () => {
  const cookies = BRAND_KEYS.flatMap((brand) => [
    toSessionCookie(brand, 'sealed', { ...https, maxAgeS: 60 }),
    toEndedSessionCookie(brand, https),
    toDeviceCookie(brand, 'device', https),
    toResetCookie(brand, 'token', https),
    toEndedResetCookie(brand, https),
    ...[CONFIRM_COOKIE, DATA_LINK_COOKIE].flatMap((cookie) => [
      cookie.toCookie(brand, 'token', https),
      cookie.toEndedCookie(brand, https),
    ]),
  ])
  expect(cookies.length).toBe(BRAND_KEYS.length * 9)
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Host-[\w-]+=[\w-]*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
})
