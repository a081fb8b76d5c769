import { join } from 'node:path'
import { hostOf, MAIN_BRAND } from '@menagerie/demo/brands'
import { z } from 'zod'
import type { Studio } from '../publishing/studio-processes.ts'

/** The Content API as a site calls it about accounts. `mails` is the folder of the studio's sent mails. */
export type AccountsTarget = { origin: string; token: string; databaseUrl: string; mails: string }
type AccountCall = { address: string; bearer?: string; method?: string; brand?: string }
export type AccountReply = { status: number; text: string; ms: number }

export const PASSWORD = 'otters hold hands asleep'
const SHOP = { company: 'Otter & Sons', address: 'Mill Lane 4', postcode: 'LS1 4AB', city: 'Leeds', name: 'Ann Otter' }
/** Makes an application. Addresses of the same length give bodies that differ in nothing else. */
export const toApplication = (email: string) => {
  return { ...SHOP, email, password: PASSWORD, password_confirmation: PASSWORD }
}
/** Page that links in mails lead to. */
export const RESET_PAGE = `https://www.${hostOf(MAIN_BRAND, 'en_US')}/business/reset-password/`

/** Calls the API. `address` is that of the visitor that the site calls for. */
export async function callAccounts(
  { origin, token }: AccountsTarget,
  path: string,
  body: object | undefined,
  { address, bearer, method = 'POST', brand = MAIN_BRAND }: AccountCall,
): Promise<AccountReply> {
  const began = performance.now()
  const answer = await fetch(`${origin}/auth/${path}?token=${token}&brand=${brand}`, {
    method,
    headers: {
      'Accept-Language': 'en-GB',
      'X-Visitor-Address': address,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - began }
}

const begunSchema = z.object({ token: z.string() })

/** Signs in and returns the bearer of the new session. */
export async function signInCustomer(target: AccountsTarget, email: string, asked: AccountCall): Promise<string> {
  const { status, text } = await callAccounts(target, 'login', { email, password: PASSWORD }, asked)
  if (status !== 200) throw new Error(`Nobody can sign in as ${email}: ${status} ${text}`)
  return begunSchema.parse(JSON.parse(text)).token
}

export function toTarget({ contentApiOrigin: origin, databaseUrl, settings }: Studio): AccountsTarget {
  return { origin, databaseUrl, token: settings.secrets.accountsToken, mails: join(settings.stateFolder, 'mail') }
}
