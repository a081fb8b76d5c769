import { DATA_LINK_MINUTES } from '@menagerie/contract/accounts'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import { proveAddress } from '../../access/sign-in/proven-address.ts'
import { createSecretToken, toTokenHash } from '../../access/sign-in/secret-token.ts'
import { queueAccountMail } from '../../jobs/mail/queue-account-mail.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { CallRefusal } from '../call/refusal.ts'
import { holdAccount } from './hold-account.ts'

type LinkOwner = { id: string; email: string }

/**
 * Mails the link to the account's address. The mail contains no text from the account, because an approval does not
 * prove the address.
 */
export async function sendDataLink(
  query: PlainQuery,
  site: BrandLocale,
  { id, email }: LinkOwner,
  page: string,
): Promise<void> {
  // The address may become another one at this moment: its former mailbox must get no link.
  if ((await holdAccount(query, id))?.email !== email) return
  const token = createSecretToken()
  await query(
    `insert into accounts.data_link (customer_id, token_hash, expires_at) values ($1, $2, now() + interval '${DATA_LINK_MINUTES} minutes')
     on conflict (customer_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [id, toTokenHash(token)],
  )
  const link = new URL(page)
  link.searchParams.set('token', token)
  await queueAccountMail(query, { kind: 'data-link', to: email, site: site.id, values: {}, link: link.href })
}

/**
 * Uses up the link, in the caller's transaction. Links of other accounts, used ones and expired ones are refused with
 * the same message.
 */
export async function requireDataLink(query: PlainQuery, site: BrandLocale, id: string, token: string): Promise<void> {
  await holdAccount(query, id)
  const used = await query(
    'delete from accounts.data_link where customer_id = $1 and token_hash = $2 and expires_at > now() returning 1',
    [id, toTokenHash(token)],
  )
  if (used.length > 0) return proveAddress(query, id)
  const text = translator(site)('auth.resetInvalid')
  throw new CallRefusal(422, text, { token: [text] })
}
