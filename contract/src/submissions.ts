import { z } from 'zod'
import { SUBMITTED_FORMS } from './forms.ts'

/** The most that one call hands in; a site's outbox comes again for the rest. */
export const SUBMISSIONS_AT_ONCE = 50
/** The longest name and text of a field that a call hands in; what forms take is shorter. */
export const SUBMITTED_CHARS = { name: 100, text: 10_000 }

/** What a visitor has sent with a form, under the id that the site gave it when it was received. */
const submissionSchema = z.object({
  /** In small letters, as the database gives it back: what follows from a submission is found by it. */
  id: z.uuid().toLowerCase(),
  form: z.enum(SUBMITTED_FORMS),
  /** Code of the locale whose page the form stood on. */
  locale: z.string().min(1).max(20),
  receivedAt: z.iso.datetime(),
  email: z.string().max(254).optional(),
  fields: z.record(z.string().max(SUBMITTED_CHARS.name), z.string().max(SUBMITTED_CHARS.text)),
  /** A program has filled in a field that people do not see (spec §5): kept apart, and deleted sooner. */
  isSpam: z.boolean().default(false),
  /** Trace of the request that brought it (`contract/src/trace.ts`), if its CDN or browser named one. */
  trace: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
})
export type Submission = z.infer<typeof submissionSchema>

export const submissionBatchSchema = z.object({
  submissions: z.array(submissionSchema).min(1).max(SUBMISSIONS_AT_ONCE),
})

/** Ids that are safe in the studio now, whether this call or an earlier one brought them. */
export const submissionAnswerSchema = z.object({ stored: z.array(z.uuid()) })
