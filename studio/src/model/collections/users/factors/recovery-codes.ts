import { argon2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'

const RECOVERY_CODES = 10
/** Without characters that look alike: 0 and O, 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_CHARS = 10
const SALT_BYTES = 16

const derive = promisify(argon2)
const toHash = (code: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { message: code, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 })

const createCode = () => Array.from({ length: CODE_CHARS }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const toShown = (code: string) => `${code.slice(0, CODE_CHARS / 2)}-${code.slice(CODE_CHARS / 2)}`

/**
 * Replaces all recovery codes of a user; the new ones are returned only here. All codes share a salt, so that a try
 * needs only one hash.
 */
export async function createRecoveryCodes(query: PlainQuery, userId: string): Promise<string[]> {
  const salt = randomBytes(SALT_BYTES)
  const codes = Array.from({ length: RECOVERY_CODES }, createCode)
  await query('delete from accounts.staff_recovery where user_id = $1::uuid', [userId])
  for (const code of codes) {
    const hash = await toHash(code, salt)
    await query('insert into accounts.staff_recovery (user_id, salt, hash) values ($1::uuid, $2, $3)', [
      userId,
      salt,
      hash,
    ])
  }
  return codes.map(toShown)
}

const stored = z.object({ salt: z.instanceof(Buffer) })

/** Uses up a code; returns whether it was valid. Accepts lower case, spaces and a missing hyphen. */
export async function useRecoveryCode(query: PlainQuery, userId: string, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  const [row] = await query('select salt from accounts.staff_recovery where user_id = $1::uuid limit 1', [userId])
  const { data } = stored.safeParse(row)
  // Always derives a hash, so that the duration does not reveal whether there are codes.
  const hash = await toHash(code.slice(0, 2 * CODE_CHARS), data?.salt ?? randomBytes(SALT_BYTES))
  const used = await query('delete from accounts.staff_recovery where user_id = $1::uuid and hash = $2 returning 1', [
    userId,
    hash,
  ])
  return used.length > 0
}

export async function countRecoveryCodes(query: PlainQuery, userId: string): Promise<number> {
  const [row] = await query('select count(*)::int as count from accounts.staff_recovery where user_id = $1::uuid', [
    userId,
  ])
  return z.object({ count: z.number() }).parse(row).count
}
