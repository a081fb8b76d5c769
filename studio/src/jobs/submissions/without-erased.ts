import { isErased, readErasures, toErasureHash } from '@menagerie/contract/erasure-hash'
import { z } from 'zod'
import { CLOCK_SLACK_S } from '../../access/sign-in/clock-slack.ts'
import type { SentForm } from './sent-form.ts'

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

const linesSchema = z.array(z.object({ line: z.string() }))

/**
 * Leaves out forms that waited at a site while their sender was erased, which no erasure would reach any more. A form from
 * shortly before the erasure stays, because the clocks of site and database may differ.
 */
export async function withoutErased(query: Query, sent: readonly SentForm[]): Promise<readonly SentForm[]> {
  const hashes = sent.flatMap((form) => addressesOf(form).map((email) => toErasureHash(email).toString('hex')))
  if (hashes.length === 0) return sent
  const found = await query(
    `select encode(email_hash, 'hex') || ' ' || floor(extract(epoch from max(erased_at)) * 1000) as line
     from accounts.erasure where email_hash in (select decode(hash, 'hex') from unnest($1::text[]) hash) group by email_hash`,
    [hashes],
  )
  const erasures = readErasures(linesSchema.parse(found).map(({ line }) => line))
  const isOfErased = (form: SentForm) => {
    const latest = Date.parse(form.receivedAt) + CLOCK_SLACK_S * 1_000
    return addressesOf(form).some((email) => isErased(erasures, email, latest))
  }
  return erasures.size === 0 ? sent : sent.filter((form) => !isOfErased(form))
}

const addressesOf = ({ email, fields }: SentForm): string[] =>
  [email, fields.email].filter((each) => each !== undefined)
