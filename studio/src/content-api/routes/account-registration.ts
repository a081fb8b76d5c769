import { accountMessageSchema, type Registration, registrationSchema } from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import { z } from 'zod'
import { takeMailTo, takeTry } from '../../access/sign-in/attempts.ts'
import { hashPassword } from '../../access/sign-in/password-hash.ts'
import { findMailValues } from '../../jobs/mail/find-mail-values.ts'
import { queueAccountMail } from '../../jobs/mail/queue-account-mail.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { accountWords, refuseCommonPassword, refuseLeakedPassword } from '../accounts/account-words.ts'
import { answerLate } from '../accounts/answer-late.ts'
import { findCustomer } from '../accounts/customers.ts'
import { noteEvent } from '../accounts/events.ts'
import { refuseOften } from '../accounts/refuse-often.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { STRANGER_CALL } from './account-call.ts'

const HOUR_S = 3600

const register = defineCall(
  {
    ...STRANGER_CALL,
    method: 'POST',
    path: '/auth/register',
    summary: 'Applies for an account. The answer is the same if the address already has one',
    body: registrationSchema,
    answer: accountMessageSchema,
    refusals: { 429: 'Too many applications from one address' },
  },
  async ({ api, c, site, body }) => {
    const sent = await body(accountWords(site))
    refuseCommonPassword(site, sent.password, [sent.email, sent.company, sent.name])
    await refuseOften(api, c, site, 'apply')
    await refuseLeakedPassword({ api, c, site }, sent.password)
    return answerLate(api, c, async () => {
      const hash = await hashPassword(sent.password)
      await api.writes.inTransaction((query) => apply(query, site, { sent, hash, mails: api.limits.mailsAnHour }))
      return { message: translator(site)('auth.registered') }
    })
  },
)

/** `mails`: limit to one mailbox per hour. */
type Application = { sent: Registration; hash: string; mails: number }

async function apply(query: PlainQuery, site: BrandLocale, { sent, hash, mails }: Application): Promise<void> {
  const email = toEmailKey(sent.email)
  const { company, address, postcode, city, name } = sent
  const [made] = await query(
    `insert into customers (company, address, postcode, city, name, email, brand, site)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (brand, email) do nothing returning id`,
    [company, address, postcode, city, name, email, site.brand, site.id],
  )
  if (made === undefined) return tellOwner(query, site, email, mails)
  const { id } = z.object({ id: z.string() }).parse(made)
  await query('insert into accounts.credential (customer_id, password_hash) values ($1, $2)', [id, hash])
  await noteEvent(query, id, 'applied', email)
  // Limits the mails caused by applications that name another person's address.
  if ((await takeMailTo(query, 'received', email, mails)) > 0) return
  await queueAccountMail(query, { kind: 'received', to: email, site: site.id, values: { company: email } })
}

/** Only the owner of the address learns that it has an account; mails that others cause are limited. */
async function tellOwner(query: PlainQuery, site: BrandLocale, email: string, mails: number): Promise<void> {
  const known = await findCustomer(query, site.brand, email)
  if (known === undefined) return
  await noteEvent(query, known.id, 'applied-again', email)
  if ((await takeTry(query, `known/${known.id}`, 1, HOUR_S)) > 0) return
  if ((await takeMailTo(query, 'known', email, mails)) > 0) return
  const values = await findMailValues(query, known)
  await queueAccountMail(query, { kind: 'known', to: email, site: site.id, values })
}

export const REGISTRATION_CALLS: readonly Call[] = [register]
