import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'

/** Payload's format: `pbkdf2-sha256-v1:` and the hash in hexadecimal. */
const PREFIX = 'pbkdf2-sha256-v1:'
export const ITERATIONS = 600_000
export const KEY_BYTES = 32

const stored = z.object({ hash: z.string().startsWith(PREFIX), salt: z.string() })

/** Whether this is the user's current password. */
export async function isOwnPassword({ db }: Pick<Payload, 'db'>, id: string, password: string): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`select hash, salt from users where id = ${id}`)
  const { data } = stored.safeParse(rows[0])
  if (data === undefined) return false
  const found = await promisify(pbkdf2)(password, data.salt, ITERATIONS, KEY_BYTES, 'sha256')
  const expected = Buffer.from(data.hash.slice(PREFIX.length), 'hex')
  return expected.length === found.length && timingSafeEqual(expected, found)
}
