import type { Submission } from '@menagerie/contract/submissions'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { DUE_NOW, queueMail } from '../mail/queue-mail.ts'
import { writeMail } from '../mail/write-mail.ts'
import { toMailRows } from './to-mail-rows.ts'

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown[]>
type DeliveredForm = Pick<Submission, 'id' | 'form' | 'locale' | 'receivedAt' | 'email' | 'fields'> & {
  site: BrandLocale
}

/** SQL condition that receiver `r` wants a form; takes the placeholders for form and site. */
const WANTS = (form: string, site: string) => `r.active
  and exists (select 1 from receivers_forms f where f.parent_id = r.id and f.value::text = ${form})
  and (not exists (select 1 from receivers_texts s where s.parent_id = r.id and s.path = 'sites')
    or exists (select 1 from receivers_texts s where s.parent_id = r.id and s.path = 'sites' and s.text = ${site}))`

const mailboxesSchema = z.array(z.object({ address: z.string() }))

/**
 * Callers must call this in the transaction that stores the submission. Each submission is queued once per receiver.
 */
export async function queueForReceivers(query: Query, told: DeliveredForm): Promise<void> {
  const { id, form, locale, receivedAt, email, fields, site } = told
  const body = JSON.stringify({ id, form, brand: site.brand, locale, receivedAt, email, fields })
  await query(
    `insert into deliveries (receiver_id, submission, form, brand, site, body, next_attempt_at)
     select r.id, $1, $2::enum_deliveries_form, $3, $4, $5, ${DUE_NOW} from receivers r
     where r.kind <> 'mail' and ${WANTS('$6', '$7')}
     on conflict do nothing`,
    [id, form, site.brand, site.id, body, form, site.id],
  )
  const mailboxes = await query(`select r.address from receivers r where r.kind = 'mail' and ${WANTS('$1', '$2')}`, [
    form,
    site.id,
  ])
  for (const { address } of mailboxesSchema.parse(mailboxes)) await queueMail(query, toMail(address, told))
}

function toMail(to: string, { site, email, fields }: DeliveredForm) {
  const rows = toMailRows(site, fields)
  return writeMail(site, 'form-received', { to, rows, ...(email && { replyTo: email }) })
}
