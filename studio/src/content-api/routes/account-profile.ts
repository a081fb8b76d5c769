import {
  accountMessageSchema,
  changeAccountSchema,
  changePasswordSchema,
  customerProfileSchema,
} from '@menagerie/contract/accounts'
import { translator } from '@menagerie/sites/messages'
import { takeTry } from '../../access/sign-in/attempts.ts'
import { hashPassword } from '../../access/sign-in/password-hash.ts'
import { toTokenHash } from '../../access/sign-in/secret-token.ts'
import { findMailValues } from '../../jobs/mail/find-mail-values.ts'
import { queueAccountMail } from '../../jobs/mail/queue-account-mail.ts'
import { accountWords, refuseCommonPassword, refuseLeakedPassword, refuseWithWait } from '../accounts/account-words.ts'
import { storePassword, toProfile } from '../accounts/customers.ts'
import { noteEvent } from '../accounts/events.ts'
import { requireOwner } from '../accounts/require-owner.ts'
import { requireSignedIn } from '../accounts/require-signed-in.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CUSTOMER_CALL, OWNER_CALL } from './account-call.ts'

const HOUR_S = 3600
/** Limit of password changes per hour: each sends a mail and may query an external server. */
const CHANGES_AN_HOUR = 10

const me = defineCall(
  {
    ...CUSTOMER_CALL,
    path: '/auth/me',
    summary: 'Returns the profile of the signed-in customer',
    answer: customerProfileSchema,
  },
  async ({ api, c, site }) => toProfile((await requireSignedIn(api, c, site)).profile),
)

const changeMe = defineCall(
  {
    ...CUSTOMER_CALL,
    method: 'PATCH',
    path: '/auth/me',
    summary: 'Changes the fields of the account that a customer may change',
    body: changeAccountSchema,
    answer: accountMessageSchema,
  },
  async ({ api, c, site, body }) => {
    const { profile, change } = await requireSignedIn(api, c, site)
    const wanted = await body(accountWords(site))
    const { company, address, postcode, city, name } = wanted
    await change(async (query) => {
      const changed = Object.entries(wanted).filter(
        ([field, value]) => new Map(Object.entries(profile)).get(field) !== value,
      )
      const detail = changed.map(([field]) => field).join(', ')
      if (detail === '') return
      await query(
        `update customers set company = $2, address = $3, postcode = $4, city = $5, name = $6, updated_at = now(),
           changed_data = to_char(now() at time zone 'utc', 'YYYY-MM-DD') || ': ' || $7::text where id = $1`,
        [profile.id, company, address, postcode, city, name, detail],
      )
      await noteEvent(query, profile.id, 'changed-data', profile.email, detail)
    })
    return { message: translator(site)('auth.dataSaved') }
  },
)

const changePassword = defineCall(
  {
    ...OWNER_CALL,
    method: 'POST',
    path: '/auth/password',
    summary: 'Changes the password of the signed-in customer and ends all other sessions',
    body: changePasswordSchema,
    answer: accountMessageSchema,
    refusals: { ...CUSTOMER_CALL.refusals, 429: 'Too many wrong passwords, or new ones' },
  },
  async ({ api, c, site, body }) => {
    const signedIn = await requireSignedIn(api, c, site)
    const { profile, token } = signedIn
    const { current_password, password } = await body(accountWords(site))
    refuseCommonPassword(site, password, [profile.email, profile.company, profile.name])
    const { id: customer, email } = profile
    const owner = await requireOwner({ api, c, site }, current_password, signedIn)
    refuseWithWait(site, await takeTry(api.writes.query, `password/${customer}`, CHANGES_AN_HOUR, HOUR_S))
    await refuseLeakedPassword({ api, c, site }, password)
    const hash = await hashPassword(password)
    await owner.change(async (query) => {
      await storePassword(query, profile.id, hash, toTokenHash(token))
      await noteEvent(query, profile.id, 'changed-password', email)
      const values = await findMailValues(query, profile)
      await queueAccountMail(query, { kind: 'password-changed', to: email, site: site.id, values })
    })
    return { message: translator(site)('auth.passwordSaved') }
  },
)

export const PROFILE_CALLS: readonly Call[] = [me, changeMe, changePassword]
