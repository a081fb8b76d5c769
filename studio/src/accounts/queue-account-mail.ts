import { findById } from '@menagerie/brands/locales'
import type { AccountMail } from '@menagerie/contract/accounts'
import { queueMail } from '../mail/queue-mail.ts'
import { writeMail } from '../mail/write-mail.ts'

type AccountMessage = {
  kind: AccountMail
  to: string
  /** `tailwell/nl_NL`: whose language and name it has. */
  site: string
  values: Readonly<Record<string, string>>
  link?: string
}

/** In the transaction of what the mail tells of: both are there or neither is. */
export async function queueAccountMail(
  query: (text: string, values?: readonly unknown[]) => Promise<unknown>,
  { kind, to, site: id, values, link }: AccountMessage,
): Promise<void> {
  const site = findById(id)
  if (site === undefined) throw new Error(`There is no site ${id}`)
  await queueMail(query, writeMail(site, `account-${kind}`, { to, values, ...(link !== undefined && { link }) }))
}
