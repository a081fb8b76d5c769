import {
  accountMessageSchema,
  CUSTOMER_STATES,
  passwordResetAnswerSchema,
  RESET_MINUTES,
  resetMailSchema,
  resetPasswordSchema,
} from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import { z } from 'zod'
import { takeMailTo } from '../../access/sign-in/attempts.ts'
import { CLOCK_SLACK_S } from '../../access/sign-in/clock-slack.ts'
import { hashPassword } from '../../access/sign-in/password-hash.ts'
import { proveAddress } from '../../access/sign-in/proven-address.ts'
import { createSecretToken, toTokenHash } from '../../access/sign-in/secret-token.ts'
import { findMailValues } from '../../jobs/mail/find-mail-values.ts'
import { queueAccountMail } from '../../jobs/mail/queue-account-mail.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { accountWords, refuseCommonPassword, refuseLeakedPassword } from '../accounts/account-words.ts'
import { answerLate } from '../accounts/answer-late.ts'
import { findCustomer, PROFILE_COLUMNS, storePassword } from '../accounts/customers.ts'
import { rememberDevice } from '../accounts/devices.ts'
import { noteEvent } from '../accounts/events.ts'
import { holdAccount } from '../accounts/hold-account.ts'
import { refuseOften } from '../accounts/refuse-often.ts'
import { readVisitor } from '../accounts/visitor.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'
import { STRANGER_CALL } from './account-call.ts'

const askForReset = defineCall(
  {
    ...STRANGER_CALL,
    method: 'POST',
    path: '/auth/password-reset-mail',
    summary: `Mails a link for setting a new password, valid for ${RESET_MINUTES} minutes. The answer is the same if there is no account`,
    body: resetMailSchema,
    answer: accountMessageSchema,
    refusals: { 429: 'Too many tries from one address' },
  },
  async ({ api, c, site, body }) => {
    const { email, page } = await body(accountWords(site))
    await refuseOften(api, c, site, 'reset')
    return answerLate(api, c, async () => {
      await api.writes.inTransaction((query) =>
        sendLink(query, site, { email: toEmailKey(email), page }, api.limits.mailsAnHour),
      )
      return { message: translator(site)('auth.resetSent') }
    })
  },
)

type ResetRequest = { email: string; page: string }

async function sendLink(
  query: PlainQuery,
  site: BrandLocale,
  { email, page }: ResetRequest,
  mailsAnHour: number,
): Promise<void> {
  const customer = await findCustomer(query, site.brand, email)
  if (customer?.state !== 'approved' && customer?.state !== 'pending') return
  // The address may become another one at this moment: its former mailbox must get no link.
  if ((await holdAccount(query, customer.id))?.email !== email) return
  if ((await takeMailTo(query, 'reset', email, mailsAnHour)) > 0) return
  const token = createSecretToken()
  await query('delete from accounts.reset where customer_id = $1 and expires_at < now()', [customer.id])
  await query(
    `insert into accounts.reset (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '${RESET_MINUTES} minutes')`,
    [toTokenHash(token), customer.id],
  )
  await noteEvent(query, customer.id, 'reset-asked', email)
  const link = new URL(page)
  link.searchParams.set('token', token)
  await queueAccountMail(query, {
    kind: 'reset',
    to: email,
    site: site.id,
    values: await findMailValues(query, customer),
    link: link.href,
  })
}

const reset = defineCall(
  {
    ...STRANGER_CALL,
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Sets a new password with the token of such a link, which is valid once, and ends all sessions',
    body: resetPasswordSchema,
    answer: passwordResetAnswerSchema,
    refusals: { 422: 'The token is used, too old or unknown, or the password does not do', 429: 'Too many tries' },
  },
  async ({ api, c, site, body }) => {
    const { password, reset_token } = await body(accountWords(site))
    refuseCommonPassword(site, password)
    const t = translator(site)
    await refuseOften(api, c, site, 'reset')
    await refuseLeakedPassword({ api, c, site }, password)
    const hash = await hashPassword(password)
    const visitor = readVisitor(c)
    const device = await api.writes.inTransaction(async (query) => {
      const owner = await useToken(query, site, reset_token)
      if (owner === undefined)
        throw new CallRefusal(422, t('auth.resetInvalid'), { reset_token: [t('auth.resetInvalid')] })
      refuseCommonPassword(site, password, [owner.email, owner.company, owner.name])
      await proveAddress(query, owner.id)
      await storePassword(query, owner.id, hash, undefined)
      await noteEvent(query, owner.id, 'changed-password', owner.email, 'by a link')
      await queueAccountMail(query, {
        kind: 'password-changed',
        to: owner.email,
        site: site.id,
        values: await findMailValues(query, owner),
      })
      // Using the link proves the customer's identity: the browser counts as known, and is not locked out by others'
      // guesses.
      return rememberDevice(query, owner.id, visitor)
    })
    return { message: t('auth.passwordSaved'), device }
  },
)

const namedSchema = z.object({ id: z.string() })
const ownerSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  state: z.enum(CUSTOMER_STATES),
})

/** Deletes the token and returns its customer; of several concurrent calls for one account only one finds its token. */
async function useToken(query: PlainQuery, { brand }: BrandLocale, token: string) {
  const hash = toTokenHash(token)
  const [named] = await query('select customer_id::text as id from accounts.reset where token_hash = $1', [hash])
  const { data } = namedSchema.safeParse(named)
  if (data === undefined) return undefined
  await holdAccount(query, data.id)
  const [owner] = await query(
    `delete from accounts.reset r using customers c
     where r.token_hash = $1 and r.expires_at > now()
       and r.expires_at < now() + interval '${RESET_MINUTES} minutes' + interval '${CLOCK_SLACK_S} seconds'
       and c.id = r.customer_id and c.brand = $2
       and c.state in ('approved', 'pending') returning ${PROFILE_COLUMNS}, c.state`,
    [hash, brand],
  )
  return owner === undefined ? undefined : ownerSchema.parse(owner)
}

export const RESET_CALLS: readonly Call[] = [askForReset, reset]
