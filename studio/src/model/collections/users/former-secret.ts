import { createHash } from 'node:crypto'
import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'

/** Number of characters of the hash that Payload uses as key. */
const SECRET_CHARS = 32

/** `PAYLOAD_SECRET_BEFORE`, hashed as Payload hashes its secret; undefined without one. */
function findFormerSecret(): string | undefined {
  const { PAYLOAD_SECRET_BEFORE: before } = process.env
  return before ? createHash('sha256').update(before).digest('hex').slice(0, SECRET_CHARS) : undefined
}

/** The current key, then the former one. */
export function listSecrets({ secret }: Pick<Payload, 'secret'>): readonly string[] {
  const before = findFormerSecret()
  return before === undefined ? [secret] : [secret, before]
}

/** Accepts sessions that are signed with the former key; each refresh signs them with the current one. */
export const FORMER_SECRET: AuthStrategy = {
  name: 'former-secret',
  async authenticate(asked) {
    const secret = findFormerSecret()
    if (secret === undefined) return { user: null }
    const payload: Payload = Object.create(asked.payload, { secret: { value: secret } })
    return JWTAuthentication({ ...asked, payload })
  },
}
