import type { Submission } from '@menagerie/contract/submissions'
import { toLaterTraceparent } from '@menagerie/contract/trace'
import { inSpan } from '@menagerie/telemetry/in-span'
import { z } from 'zod'
import { queueForReceivers } from '../receivers/queue-for-receivers.ts'
import { takeNewsletter } from './newsletter.ts'
import type { SentForm } from './sent-form.ts'
import { withoutErased } from './without-erased.ts'

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

const INSERT = `
  insert into submissions (id, form, email, received_at, brand, site, fields, state, trace)
  select id, form::enum_submissions_form, email, "receivedAt", brand, site, fields, state::enum_submissions_state, trace
  from jsonb_to_recordset($1::jsonb) as sent(
    id uuid, form text, email text, "receivedAt" timestamptz, brand text, site text, fields jsonb, state text, trace text)
  on conflict (id) do nothing returning id`

const insertedSchema = z.array(z.object({ id: z.uuid() }))

/**
 * Stores new submissions and what follows from them, except those of people that were erased since. Callers must call
 * this in a transaction. Idempotent.
 */
export async function takeSubmissions(query: Query, all: readonly SentForm[]): Promise<void> {
  const sent = await withoutErased(query, all)
  if (sent.length === 0) return
  const rows = sent.map(({ site, ...submission }) => ({
    ...submission,
    fields: toKept(submission),
    brand: site.brand,
    site: site.id,
    state: toState(submission),
  }))
  const inserted = insertedSchema.parse(await query(INSERT, [JSON.stringify(rows)]))
  const isNew = new Set(inserted.map(({ id }) => id))
  for (const submission of sent) {
    if (!isNew.has(submission.id) || submission.isSpam) continue
    // Mails that follow take over this trace (`mails.trace`).
    await query(`select set_config('menagerie.trace', $1, true)`, [submission.trace ?? ''])
    await inSpan(`take ${submission.form}`, { kind: 'consumer', traceparent: toParent(submission) }, () =>
      submission.form === 'newsletter' ? takeNewsletter(query, submission) : queueForReceivers(query, submission),
    )
  }
}

/** Trace of the visitor's request, which has long ended. */
const toParent = ({ trace }: Submission) => (trace === undefined ? undefined : toLaterTraceparent(trace))

/** Newsletter requests are handled immediately; the back office handles the others. */
function toState({ form, isSpam }: Submission) {
  if (isSpam) return 'spam'
  return form === 'newsletter' ? 'handled' : 'new'
}

/** Without the keys of links in mails, which give access to subscriptions and must not be stored in plain text. */
function toKept({ fields }: Submission): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'key'))
}
