import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveHash } from './derive-hash.ts'

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** In PHC string format, which contains the parameters: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await deriveHash({ ...COST, message: toBytes(password), nonce, tagLength: HASH_BYTES })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Takes as long for an account that does not exist: the password is then compared with a hash that no password has. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored ?? NOBODYS_HASH) ?? []
  if (hash === '') throw new Error('A stored password hash has an unknown form')
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const message = toBytes(password)
  const nonce = Buffer.from(salt, 'base64')
  const found = await deriveHash({ ...cost, message, nonce, tagLength: expected.length })
  return timingSafeEqual(found, expected) && stored !== undefined
}

const { memory, passes, parallelism } = COST
const NOBODYS_HASH = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(randomBytes(SALT_BYTES))}$${toBase64(randomBytes(HASH_BYTES))}`

/** Normalized, because different keyboards encode the same letters differently. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'))
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
