import { type CollectionRefreshHook, Forbidden, getFieldsToSign, jwtSign } from 'payload'
import { z } from 'zod'
import { findSessionOwner, queryOf } from './ask.ts'

/**
 * Hours after which a user must sign in again, even if active; fewer for sessions from the provider, so that the groups
 * are read again.
 */
const MOST_HOURS = 12
const MOST_COMPANY_HOURS = 8
const HOUR_S = 3600

const sessionSchema = z.object({ age_s: z.coerce.number(), way: z.string().nullable() })

/** Limits refreshes, because Payload extends a session without end. */
export const limitSession: CollectionRefreshHook = async ({ args: { req }, user }) => {
  const owner = findSessionOwner(req)
  const [row] = await queryOf(req)(
    `select extract(epoch from now() - s.created_at) as age_s, k.way
     from users_sessions s left join accounts.staff_session k on k.sid = s.id::text where s.id::text = $1`,
    [owner?._sid ?? ''],
  )
  const { data: session } = sessionSchema.safeParse(row)
  if (owner === undefined || session === undefined) throw new Forbidden(req.t)
  const most = session.way?.startsWith('company') ? MOST_COMPANY_HOURS : MOST_HOURS
  const leftS = Math.floor(most * HOUR_S - session.age_s)
  if (leftS <= 0) throw new Forbidden(req.t)
  const collectionConfig = req.payload.collections.users.config
  if (leftS >= collectionConfig.auth.tokenExpiration) return
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: owner.email, sid: owner._sid, user: req.user })
  const { exp, token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: leftS })
  return { exp, refreshedToken: token, setCookie: true, user }
}
