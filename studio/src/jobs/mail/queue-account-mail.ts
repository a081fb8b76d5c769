import type { AccountMail } from '@menagerie/contract/accounts'
import { type FixedPageName, fixedPagePath } from '@menagerie/sites/fixed-pages'
import { findById } from '@menagerie/sites/locales'
import { findAddressing } from '../../platform/find-addressing.ts'
import { queueMail } from './queue-mail.ts'
import { writeMail } from './write-mail.ts'

type AccountMessage = {
  kind: AccountMail
  to: string
  /** `acme/nl_NL`: whose language and name it has. */
  site: string
  values: Readonly<Record<string, string>>
  /** Where the button leads; without it, to the page that does what the mail speaks of. */
  link?: string
}

/** What a customer does next, so that no mail tells of a page and leaves it to be found. */
const NEXT: Readonly<Partial<Record<AccountMail, FixedPageName>>> = {
  approved: 'login',
  known: 'login',
  'password-changed': 'forgot-password',
  'email-changed': 'login',
}

/** In the transaction of what the mail tells of: both are there or neither is. */
export async function queueAccountMail(
  query: (text: string, values?: readonly unknown[]) => Promise<unknown>,
  { kind, to, site: id, values, link }: AccountMessage,
): Promise<void> {
  const site = findById(id)
  if (site === undefined) throw new Error(`There is no site ${id}`)
  const next = NEXT[kind]
  const href = link ?? (next && findAddressing().links(site).url(fixedPagePath(site, next)))
  await queueMail(query, writeMail(site, `account-${kind}`, { to, values, ...(href !== undefined && { link: href }) }))
}
