import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { openSealed, sealText } from './seal.ts'

const PERIOD_S = 30
/** Codes accepted before and after the current one, because clocks of phones may be half a minute wrong. */
const WINDOW = 1
const KEY_BYTES = 20
const ISSUER = 'Menagerie studio'

const toTotp = (key: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(key) })

/** Creates a key in base32, and the address that an app reads from a QR code. */
export function createCodeKey(email: string): { key: string; address: string } {
  const key = new Secret({ size: KEY_BYTES }).base32
  return { key, address: toTotp(key, email).toString() }
}

/** The 30-second step of a code, if it is one of those around now; ignores spaces. */
export function findCodeStep(key: string, typed: string, nowMs = Date.now()): number | undefined {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = toTotp(key).validate({ token, window: WINDOW, timestamp: nowMs })
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_S) + delta
}

const sealUse = (userId: string) => `one-time-code/${userId}`
export const sealCodeKey = (key: string, userId: string): Buffer => sealText(key, sealUse(userId))
export const unsealCodeKey = (sealed: Buffer, userId: string): string | undefined => openSealed(sealed, sealUse(userId))

/** Stores a key whose first code was correct, and replaces an earlier key; the code is used up. Callers must hold the user's lock. */
export async function keepCodeKey(query: PlainQuery, userId: string, key: string, step: number): Promise<void> {
  await query(
    `insert into accounts.staff_totp (user_id, sealed_key, last_step) values ($1::uuid, $2, $3::bigint)
     on conflict (user_id) do update set sealed_key = excluded.sealed_key, last_step = excluded.last_step, added_at = now()`,
    [userId, sealCodeKey(key, userId), step],
  )
}

const stored = z.object({ sealed_key: z.instanceof(Buffer) })

/**
 * Whether a code is valid now and later than the last one used: each code can be used only once, even by concurrent
 * calls.
 */
export async function useCode(query: PlainQuery, userId: string, typed: string, nowMs = Date.now()): Promise<boolean> {
  const [row] = await query('select sealed_key from accounts.staff_totp where user_id = $1::uuid', [userId])
  const { data } = stored.safeParse(row)
  const key = data && unsealCodeKey(data.sealed_key, userId)
  const step = key === undefined ? undefined : findCodeStep(key, typed, nowMs)
  if (key === undefined || step === undefined) return false
  const used = await query(
    `update accounts.staff_totp set last_step = $2::bigint, sealed_key = $3
     where user_id = $1::uuid and last_step < $2::bigint returning 1`,
    [userId, step, sealCodeKey(key, userId)],
  )
  return used.length > 0
}
