import {
  accountMessageSchema,
  changeEmailSchema,
  confirmEmailSchema,
  EMAIL_LINK_HOURS,
  emailConfirmedSchema,
} from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import { z } from 'zod'
import { takeMailTo } from '../../access/sign-in/attempts.ts'
import { endOpened } from '../../access/sign-in/end-opened.ts'
import { proveAddress } from '../../access/sign-in/proven-address.ts'
import { createSecretToken, toTokenHash } from '../../access/sign-in/secret-token.ts'
import { findMailValues } from '../../jobs/mail/find-mail-values.ts'
import { queueAccountMail } from '../../jobs/mail/queue-account-mail.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { accountWords, refuseWithWait } from '../accounts/account-words.ts'
import { findCustomer } from '../accounts/customers.ts'
import { noteEvent } from '../accounts/events.ts'
import { holdAccount } from '../accounts/hold-account.ts'
import { refuseOften } from '../accounts/refuse-often.ts'
import { requireOwner } from '../accounts/require-owner.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'
import { OWNER_CALL, STRANGER_CALL } from './account-call.ts'

/** Limit of requested changes per hour: each sends two mails. */
const CHANGES_AN_HOUR = 3

const askForChange = defineCall(
  {
    ...OWNER_CALL,
    method: 'POST',
    path: '/auth/email',
    summary: `Mails a link to the old and to the new address. The address changes once both links were used within ${EMAIL_LINK_HOURS} hours`,
    body: changeEmailSchema,
    answer: accountMessageSchema,
    refusals: {
      ...OWNER_CALL.refusals,
      422: 'The password is wrong, or the address is none',
      429: 'Too many tries',
    },
  },
  async ({ api, c, site, body }) => {
    const { email, current_password, page } = await body(accountWords(site))
    const { profile, change } = await requireOwner({ api, c, site }, current_password)
    const wanted = toEmailKey(email)
    const t = translator(site)
    if (wanted === toEmailKey(profile.email))
      throw new CallRefusal(422, t('auth.checkEntries'), { email: [t('auth.emailSame')] })
    refuseWithWait(site, await takeMailTo(api.writes.query, 'email', profile.email, CHANGES_AN_HOUR))
    await change((query) => sendLinks(query, site, { profile, wanted, page, mails: api.limits.mailsAnHour }))
    return { message: t('auth.emailAsked') }
  },
)

type EmailChange = {
  profile: { id: string; email: string; name: string; company: string }
  wanted: string
  page: string
  /** Limit of mails to one mailbox per hour. */
  mails: number
}

/** Sends no mail to an address that already has an account; the answer does not reveal this. */
async function sendLinks(
  query: PlainQuery,
  site: BrandLocale,
  { profile, wanted, page, mails }: EmailChange,
): Promise<void> {
  const { id } = profile
  const [oldToken, newToken] = [createSecretToken(), createSecretToken()]
  await query(
    `insert into accounts.email_change (customer_id, email, old_token_hash, new_token_hash, expires_at)
     values ($1, $2, $3, $4, now() + interval '${EMAIL_LINK_HOURS} hours')
     on conflict (customer_id) do update set email = excluded.email, old_token_hash = excluded.old_token_hash,
       new_token_hash = excluded.new_token_hash, is_old_confirmed = false, is_new_confirmed = false, expires_at = excluded.expires_at`,
    [id, wanted, toTokenHash(oldToken), toTokenHash(newToken)],
  )
  await noteEvent(query, id, 'email-asked', toEmailKey(profile.email))
  const isTaken = (await findCustomer(query, site.brand, wanted)) !== undefined
  const write = (to: string, token: string, company: string) => {
    const link = new URL(page)
    link.searchParams.set('token', token)
    const values = { name: company, company, old: profile.email, new: wanted }
    return queueAccountMail(query, { kind: 'email-confirm', to, site: site.id, values, link: link.href })
  }
  const { company } = await findMailValues(query, profile)
  await write(toEmailKey(profile.email), oldToken, company)
  if (isTaken || (await takeMailTo(query, 'email-to', wanted, mails)) > 0) return
  // Contains no text from the customer, because the address is not confirmed.
  await write(wanted, newToken, profile.email)
}

const confirm = defineCall(
  {
    ...STRANGER_CALL,
    method: 'POST',
    path: '/auth/email-confirm',
    summary:
      'Confirms one of the two addresses with the token of its link. The second confirmation changes the address and ends all sessions',
    body: confirmEmailSchema,
    answer: emailConfirmedSchema,
    refusals: { 422: 'The token is used, too old or unknown', 429: 'Too many tries' },
  },
  async ({ api, c, site, body }) => {
    const { token } = await body(accountWords(site))
    await refuseOften(api, c, site, 'reset')
    const t = translator(site)
    const isDone = await api.writes.inTransaction((query) => confirmOne(query, site, token))
    if (isDone === undefined) throw new CallRefusal(422, t('auth.resetInvalid'), { token: [t('auth.resetInvalid')] })
    return { message: t(isDone ? 'auth.emailChanged' : 'auth.emailHalf'), is_done: isDone }
  },
)

const ownerSchema = z.object({ id: z.string() })
const changeSchema = z.object({
  id: z.string(),
  old: z.string(),
  new: z.string(),
  name: z.string(),
  company: z.string(),
  is_done: z.boolean(),
  is_old: z.boolean(),
})

/** Undefined if the link does not exist, the address has been taken meanwhile, or the account is not approved any more. */
async function confirmOne(
  query: PlainQuery,
  { brand, id: site }: BrandLocale,
  token: string,
): Promise<boolean | undefined> {
  const [asked] = await query(
    'select customer_id::text as id from accounts.email_change where $1 in (old_token_hash, new_token_hash)',
    [toTokenHash(token)],
  )
  const { data: owner } = ownerSchema.safeParse(asked)
  if (owner === undefined || (await holdAccount(query, owner.id))?.state !== 'approved') return undefined
  const [row] = await query(
    `update accounts.email_change e set
       is_old_confirmed = is_old_confirmed or old_token_hash = $1, is_new_confirmed = is_new_confirmed or new_token_hash = $1
     from customers c where c.id = e.customer_id and c.brand = $2 and $1 in (e.old_token_hash, e.new_token_hash)
       and e.expires_at > now()
     returning c.id::text, c.email as old, e.email as new, c.name, c.company, e.is_old_confirmed and e.is_new_confirmed as is_done,
       e.old_token_hash = $1 as is_old`,
    [toTokenHash(token), brand],
  )
  const { data: change } = changeSchema.safeParse(row)
  if (change?.is_old === true) await proveAddress(query, change.id)
  if (change === undefined || !change.is_done) return change?.is_done
  await query('delete from accounts.email_change where customer_id = $1', [change.id])
  const changed = await query(
    `update customers set email = $2, updated_at = now() where id = $1
       and not exists (select 1 from customers where brand = $3 and email = $2) returning 1`,
    [change.id, change.new, brand],
  )
  if (changed.length === 0) return undefined
  await proveAddress(query, change.id)
  await endOpened(query, change.id)
  await noteEvent(query, change.id, 'changed-email', change.new)
  for (const to of [change.old, change.new])
    await queueAccountMail(query, {
      kind: 'email-changed',
      to,
      site,
      values: { name: change.name, company: change.company, new: change.new },
    })
  return true
}

export const EMAIL_CALLS: readonly Call[] = [askForChange, confirm]
