import { type Endpoint, logoutOperation, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { findStudioOrigin } from '../../../../platform/studio-origin.ts'
import { toPlainQuery } from '../../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../../platform/transaction.ts'
import { findSessionOwner, queryOf } from '../ask.ts'
import { openSealed } from '../factors/seal.ts'
import { closeTicketsIn } from '../factors/tickets.ts'
import { inOwnTransaction } from '../in-own-transaction.ts'
import { lockSignInOf } from '../lock-sign-in.ts'
import { findProviderLogout, ID_TOKEN_USE } from './provider-client.ts'
import { findProvider } from './provider-settings.ts'

const sessionSchema = z.object({ sealed_id_token: z.instanceof(Buffer) })

/**
 * Like Payload's endpoint, but also ends a sign-in of which only the first step was done. For a session that began at
 * the provider, returns the address where it is ended there (`companyLogout`).
 */
export const logout: Endpoint = {
  method: 'post',
  path: '/logout',
  handler: async (req) => {
    const companyLogout = await findCompanyLogout(req).catch(() => undefined)
    const collection = req.payload.collections.users
    const ended = await closeTicketsIn(queryOf(req), req.headers)
    const { user } = req
    const allSessions = req.searchParams.get('allSessions') === 'true'
    if (user)
      await inOwnTransaction(req, async () => {
        await lockSignInOf(toPlainQuery(await transactionOf(req)), String(user.id))
        await logoutOperation({ allSessions, collection, req })
      })
    const { auth } = collection.config
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: req.payload.config.cookiePrefix,
    })
    const message = req.t('authentication:logoutSuccessful')
    const body = { message, ...(companyLogout !== undefined && { companyLogout }) }
    const answer = Response.json(body)
    for (const each of [String(cookie), ...ended]) answer.headers.append('set-cookie', each)
    return answer
  },
}

async function findCompanyLogout(req: PayloadRequest): Promise<string | undefined> {
  const [settings, owner] = [findProvider(), findSessionOwner(req)]
  if (settings === undefined || owner?._sid === undefined) return undefined
  const [row] = await queryOf(req)('select sealed_id_token from accounts.staff_session where sid = $1', [owner._sid])
  const { data } = sessionSchema.safeParse(row)
  const idToken = data && openSealed(data.sealed_id_token, ID_TOKEN_USE)
  return idToken === undefined ? undefined : findProviderLogout(settings, idToken, `${findStudioOrigin()}/admin/login`)
}
