import type { accountExportSchema } from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { findSpellings } from '../../access/sign-in/find-spellings.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

/** The secret of a link within the text of a mail: it does what the link does, in any hands. */
const LINK_SECRET = '([?&][a-z-]+=)[A-Za-z0-9_-]{20,}'

const rowSchema = z.record(z.string(), z.unknown())

/** All that is kept of one customer, in plain rows; no hash and no token is among it. */
export async function exportPerson(
  query: PlainQuery,
  { brand, email }: { brand: BrandKey; email: string },
): Promise<z.infer<typeof accountExportSchema>> {
  const key = toEmailKey(email)
  const forms = await findSpellings(query, email)
  const rows = async (text: string, values: readonly unknown[]) =>
    (await query(text, values)).map((row) => rowSchema.parse(row))
  const ofOwner = `in (select id from customers where brand = $1 and email = $2)`
  const [account = {}] = await rows(
    `select company, name, address, postcode, city, email, brand, site, state, created_at, updated_at
     from customers where brand = $1 and email = $2`,
    [brand, key],
  )
  return {
    account,
    sessions: await rows(`select started_at, seen_at, agent from accounts.session where customer_id ${ofOwner}`, [
      brand,
      key,
    ]),
    devices: await rows(`select seen_at, agent from accounts.device where customer_id ${ofOwner}`, [brand, key]),
    events: await rows(
      `select created_at, action, actor, detail from account_events
       where customer_id in (select id::text from customers where brand = $1 and email = $2) order by created_at`,
      [brand, key],
    ),
    mails: await rows(
      `select created_at, sent_at, kind, subject, regexp_replace(text, $3, '\\1…', 'g') as text
       from mails where brand = $1 and lower(recipient) = any($2::text[]) order by created_at`,
      [brand, forms, LINK_SECRET],
    ),
    forms: await rows(
      `select received_at, form, site, fields from submissions
       where brand = $1 and (lower(email) = any($2::text[]) or lower(fields ->> 'email') = any($2::text[])) order by received_at`,
      [brand, forms],
    ),
    subscriptions: await rows(
      `select site, state, consent_text, consent_at, confirmed_at, unsubscribed_at from subscribers
       where brand = $1 and lower(email) = any($2::text[]) order by consent_at`,
      [brand, forms],
    ),
  }
}
