import { z } from 'zod'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  added_at: z.coerce.date(),
  used_at: z.coerce.date().nullable(),
})

type ListedPasskey = { id: string; name: string; added: string; used: string }
type ListedFactors = {
  passkeys: readonly ListedPasskey[]
  /** When the authenticator app was added; '' = none. */
  app: string
  recoveryCodes: number
}

/** Factors of a user, without their secrets. */
export async function listFactors(query: PlainQuery, userId: string): Promise<ListedFactors> {
  const rows = await query(
    'select id, name, added_at, used_at from accounts.staff_passkey where user_id = $1::uuid order by added_at',
    [userId],
  )
  const [app] = await query('select added_at from accounts.staff_totp where user_id = $1::uuid', [userId])
  const added = z.object({ added_at: z.coerce.date() }).safeParse(app).data?.added_at
  const passkeys = rows.map((row) => {
    const { id, name, added_at, used_at } = passkeySchema.parse(row)
    return { id, name, added: added_at.toISOString(), used: used_at?.toISOString() ?? '' }
  })
  return { passkeys, app: added?.toISOString() ?? '', recoveryCodes: await countRecoveryCodes(query, userId) }
}
