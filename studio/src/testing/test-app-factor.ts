import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { hasSession, TEST_PASSWORD, type TestBrowser } from './test-sign-in.ts'

const offerSchema = z.object({ key: z.string(), address: z.string(), size: z.number(), picture: z.string() })
const codesSchema = z.object({ codes: z.array(z.string()) })

/** What an app with this key shows now, or so many steps of half a minute later. */
export const toAppCode = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Asks for the key of a new app. */
export const offerTestApp = async (browser: TestBrowser): Promise<string> =>
  offerSchema.parse((await browser.ask('POST', '/factors/app/offer')).json).key

/** Adds an app in a browser that is signed in, or that was told to; the code of the step before now leaves the next ones unused. */
export async function addTestApp(browser: TestBrowser) {
  if (hasSession(browser)) await browser.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })
  const key = await offerTestApp(browser)
  const add = () => browser.ask('POST', '/factors/app', { body: { code: toAppCode(key, -1) } })
  const first = await add()
  // A step may end while its code is on the way.
  const added = first.status === 400 ? await add() : first
  return { key, added, codes: codesSchema.safeParse(added.json).data?.codes ?? [] }
}
