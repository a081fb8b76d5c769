import { isErased, readErasures, toErasureHash } from '@menagerie/contract/erasure-hash'
import { CLOCK_SLACK_S } from '../../access/sign-in/clock-slack.ts'
import { findErasureLines } from '../../access/sign-in/erasure-lines.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { SentForm } from './sent-form.ts'

/**
 * Leaves out forms that waited at a site while their sender was erased, which no erasure would reach any more. A form from
 * shortly before the erasure stays, because the clocks of site and database may differ.
 */
export async function withoutErased(query: PlainQuery, sent: readonly SentForm[]): Promise<readonly SentForm[]> {
  const hashes = sent.flatMap((form) => addressesOf(form).map((email) => toErasureHash(email).toString('hex')))
  if (hashes.length === 0) return sent
  const erasures = readErasures(await findErasureLines(query, hashes))
  const isOfErased = (form: SentForm) => {
    const latest = Date.parse(form.receivedAt) + CLOCK_SLACK_S * 1_000
    return addressesOf(form).some((email) => isErased(erasures, email, latest))
  }
  return erasures.size === 0 ? sent : sent.filter((form) => !isOfErased(form))
}

const addressesOf = ({ email, fields }: SentForm): string[] =>
  [email, fields.email].filter((each) => each !== undefined)
