import type { BrandKey } from '@menagerie/brands/brand-locale'
import { findBrandLocale } from '@menagerie/brands/locales'
import { type Submission, submissionAnswerSchema, submissionBatchSchema } from '@menagerie/contract/submissions'
import { z } from 'zod'
import { type Call, defineCall } from '../define-call.ts'
import { Refusal } from '../refusal.ts'

const MAX_BYTES = 1024 * 1024

const storeSubmissions = defineCall(
  {
    method: 'POST',
    path: '/submissions',
    summary: 'Takes what visitors have sent with forms; the same id again changes nothing',
    spec: '§7 Other, contact forms',
    scope: 'submissions',
    of: 'brand',
    query: z.object({}),
    body: submissionBatchSchema,
    bodyBytes: MAX_BYTES,
    answer: submissionAnswerSchema,
  },
  async ({ api, brand, body }) => {
    const { submissions } = await body()
    await api.writes.query(
      `insert into submissions (id, form, email, received_at, brand, site, fields)
       select id, form::enum_submissions_form, email, "receivedAt", brand, site, fields
       from jsonb_to_recordset($1::jsonb) as sent(
         id uuid, form text, email text, "receivedAt" timestamptz, brand text, site text, fields jsonb)
       on conflict (id) do nothing`,
      [JSON.stringify(submissions.map((sent) => ({ ...sent, brand, site: toSite(brand, sent) })))],
    )
    return { stored: submissions.map(({ id }) => id) }
  },
)

function toSite(brand: BrandKey, { locale }: Submission): string {
  const site = findBrandLocale(brand, locale)
  if (site === undefined) throw new Refusal(422, 'A site is unknown', { locale: [`${brand} has no locale ${locale}`] })
  return site.id
}

export const SUBMISSION_CALLS: readonly Call[] = [storeSubmissions]
