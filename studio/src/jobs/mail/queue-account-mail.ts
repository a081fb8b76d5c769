import type { AccountMail } from '@menagerie/contract/accounts'
import { type FixedPageName, fixedPagePath } from '@menagerie/sites/fixed-pages'
import { findById } from '@menagerie/sites/locales'
import { findAddressing } from '../../platform/find-addressing.ts'
import { queueMail } from './queue-mail.ts'
import { writeMail } from './write-mail.ts'

type AccountMessage = {
  kind: AccountMail
  to: string
  /** `acme/nl_NL`: the site whose language and name the mail has. */
  site: string
  values: Readonly<Record<string, string>>
  /** Target of the button; by default the page for the customer's next step. */
  link?: string
}

/** The customer's next step for each mail, so that it links to the page that it mentions. */
const NEXT: Readonly<Partial<Record<AccountMail, FixedPageName>>> = {
  approved: 'login',
  known: 'login',
  'password-changed': 'forgot-password',
  'email-changed': 'login',
}

/** Callers must pass the transaction of the change that the mail is about, so that both are committed or neither. */
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
