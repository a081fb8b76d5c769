import { createHash } from 'node:crypto'
import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'

/** How many characters of its hash Payload signs with. */
const SECRET_CHARS = 32

/** `PAYLOAD_SECRET_BEFORE` as Payload makes a key of its secret; undefined without one. */
function findFormerSecret(): string | undefined {
  const { PAYLOAD_SECRET_BEFORE: before } = process.env
  return before ? createHash('sha256').update(before).digest('hex').slice(0, SECRET_CHARS) : undefined
}

/** The key of today, then the one before a change. */
export function listSecrets({ secret }: Pick<Payload, 'secret'>): readonly string[] {
  const before = findFormerSecret()
  return before === undefined ? [secret] : [secret, before]
}

/** Sessions that began under the key before a change go on; each refresh signs them with that of today. */
export const FORMER_SECRET: AuthStrategy = {
  name: 'former-secret',
  async authenticate(asked) {
    const secret = findFormerSecret()
    if (secret === undefined) return { user: null }
    const payload: Payload = Object.create(asked.payload, { secret: { value: secret } })
    return JWTAuthentication({ ...asked, payload })
  },
}
