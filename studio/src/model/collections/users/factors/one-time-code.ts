import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { openSealed, sealText } from './seal.ts'

const PERIOD_S = 30
/** Codes before and after the present one: clocks of telephones are half a minute wrong. */
const WINDOW = 1
const KEY_BYTES = 20
const ISSUER = 'Menagerie studio'

const toTotp = (key: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(key) })

/** A new key in base32, and the address that an app reads from a picture. */
export function createCodeKey(email: string): { key: string; address: string } {
  const key = new Secret({ size: KEY_BYTES }).base32
  return { key, address: toTotp(key, email).toString() }
}

/** The step of 30 seconds that a code belongs to, when it is one of those around now. Spaces in it do not matter. */
export function findCodeStep(key: string, typed: string, nowMs = Date.now()): number | undefined {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = toTotp(key).validate({ token, window: WINDOW, timestamp: nowMs })
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_S) + delta
}

const sealUse = (userId: string) => `one-time-code/${userId}`
export const sealCodeKey = (key: string, userId: string): Buffer => sealText(key, sealUse(userId))
export const unsealCodeKey = (sealed: Buffer, userId: string): string | undefined => openSealed(sealed, sealUse(userId))

/** Keeps a key whose first code was right, in place of an earlier one of the person; that code is used up. Callers hold the lock of the person. */
export async function keepCodeKey(query: PlainQuery, userId: string, key: string, step: number): Promise<void> {
  await query(
    `insert into accounts.staff_totp (user_id, sealed_key, last_step) values ($1::uuid, $2, $3::bigint)
     on conflict (user_id) do update set sealed_key = excluded.sealed_key, last_step = excluded.last_step, added_at = now()`,
    [userId, sealCodeKey(key, userId), step],
  )
}

const stored = z.object({ sealed_key: z.instanceof(Buffer) })

/** Whether a code is right now, and later than the last one that was: each is good once, whatever arrives at once. */
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
