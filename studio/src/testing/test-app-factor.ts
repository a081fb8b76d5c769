import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { hasSession, TEST_PASSWORD, type TestBrowser } from './test-sign-in.ts'

const offerSchema = z.object({ key: z.string(), address: z.string(), size: z.number(), picture: z.string() })
const codesSchema = z.object({ codes: z.array(z.string()) })

/** The code that an app with this key shows now, or `steps` half minutes later. */
export const toAppCode = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Requests the key for a new app. */
export const offerTestApp = async (browser: TestBrowser): Promise<string> =>
  offerSchema.parse((await browser.ask('POST', '/factors/app/offer')).json).key

/**
 * Adds an app in a browser that is signed in, or that must add a factor; uses the code of the previous time step, so
 * that the next ones stay unused.
 */
export async function addTestApp(browser: TestBrowser) {
  if (hasSession(browser)) await browser.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })
  const key = await offerTestApp(browser)
  const add = () => browser.ask('POST', '/factors/app', { body: { code: toAppCode(key, -1) } })
  const first = await add()
  // Tries again, because a time step may end before its code arrives.
  const added = first.status === 400 ? await add() : first
  return { key, added, codes: codesSchema.safeParse(added.json).data?.codes ?? [] }
}
