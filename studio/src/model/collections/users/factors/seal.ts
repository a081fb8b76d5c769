import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

const toKey = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `studio/${use}`, KEY_BYTES))

/** Encrypts with AES-256-GCM, with a key derived from `PAYLOAD_SECRET` and the use: IV, tag, text. */
export function sealText(text: string, use: string, secret = process.env.PAYLOAD_SECRET ?? ''): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', toKey(secret, use), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/**
 * Undefined if it was encrypted neither with `PAYLOAD_SECRET` nor with the former `PAYLOAD_SECRET_BEFORE` for this use.
 */
export function openSealed(
  sealed: Buffer,
  use: string,
  { PAYLOAD_SECRET = '', PAYLOAD_SECRET_BEFORE = '' }: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  for (const secret of [PAYLOAD_SECRET, PAYLOAD_SECRET_BEFORE]) {
    const text = secret === '' ? undefined : open(sealed, toKey(secret, use))
    if (text !== undefined) return text
  }
  return undefined
}

function open(sealed: Buffer, key: Buffer): string | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const body = sealed.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
