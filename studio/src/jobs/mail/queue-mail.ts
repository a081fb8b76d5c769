import { randomUUID } from 'node:crypto'
import { toAsciiEmail } from '@menagerie/contract/email'
import type { Mail } from './kinds/mail.ts'

/** Rounded down, because the column rounds to milliseconds: half of all plain now() would be later than now(). */
export const DUE_NOW = `date_trunc('milliseconds', now())`

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown>

/** Callers must pass their transaction, so that the mail is queued exactly if the change is saved. */
export async function queueMail(query: Query, mail: Mail): Promise<void> {
  await query(
    `insert into mails (id, kind, brand, site, recipient, subject, text, html, reply_to, unsubscribe, message_id, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${DUE_NOW})`,
    [
      randomUUID(),
      mail.kind,
      mail.brand,
      mail.site,
      toAsciiEmail(mail.to) ?? mail.to,
      mail.subject,
      mail.text,
      mail.html,
      mail.replyTo === undefined ? null : (toAsciiEmail(mail.replyTo) ?? mail.replyTo),
      mail.unsubscribe ?? null,
      toMessageId(mail.brand),
    ],
  )
}

/** The Message-ID of a mail, which stays the same in every try. */
export const toMessageId = (brand: string) => `<${randomUUID()}@${brand}.mail.menagerie>`
