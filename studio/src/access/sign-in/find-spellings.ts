import { toEmailKey } from '@menagerie/contract/email'
import { toReadableEmail } from '@menagerie/contract/readable-email'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { KEPT_ADDRESSES } from './person-places.ts'

const rows = z.array(z.object({ email: z.string() }))

/**
 * All spellings, in lower case, under which an email address is stored: accounts have its ASCII form, forms and mails
 * have it as typed, such as `anna@müller.example` or `anna＠xn--mller-kva．example`.
 */
export async function findSpellings(query: PlainQuery, email: string): Promise<string[]> {
  const key = toEmailKey(email)
  const found = await query(
    `select distinct lower(email) as email from (${KEPT_ADDRESSES}) kept where starts_with(lower(email), $1)`,
    [key.slice(0, key.lastIndexOf('@'))],
  )
  const kept = rows
    .parse(found)
    .map((row) => row.email)
    .filter((each) => toEmailKey(each) === key)
  return [...new Set([key, toReadableEmail(key).toLowerCase(), ...kept])]
}
