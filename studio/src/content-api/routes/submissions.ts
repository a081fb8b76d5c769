import { type Submission, submissionAnswerSchema, submissionBatchSchema } from '@menagerie/contract/submissions'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import { findBrandLocale } from '@menagerie/sites/locales'
import { z } from 'zod'
import { takeSubmissions } from '../../jobs/submissions/take-submissions.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'

const MAX_BYTES = 1024 * 1024

const storeSubmissions = defineCall(
  {
    method: 'POST',
    path: '/submissions',
    summary: 'Stores forms that visitors have sent. A form with a known id changes nothing',
    spec: '§7 Other, contact forms',
    scope: 'submissions',
    of: 'brand',
    query: z.object({}),
    body: submissionBatchSchema,
    bodyBytes: MAX_BYTES,
    answer: submissionAnswerSchema,
    slot: 'form',
  },
  async ({ api, brand, body }) => {
    const { submissions } = await body()
    const sent = submissions.map((submission) => ({ ...submission, site: toSite(brand, submission) }))
    await api.writes.inTransaction((query) => takeSubmissions(query, sent))
    for (const { id, form, trace } of submissions)
      if (trace !== undefined)
        api.log({ level: 'info', message: 'A form is in the studio', form, submission: id, trace })
    return { stored: submissions.map(({ id }) => id) }
  },
)

function toSite(brand: BrandKey, { locale }: Submission): BrandLocale {
  const site = findBrandLocale(brand, locale)
  if (site === undefined)
    throw new CallRefusal(422, 'A site is unknown', { locale: [`${brand} has no locale ${locale}`] })
  return site
}

export const SUBMISSION_CALLS: readonly Call[] = [storeSubmissions]
