import { z } from 'zod'
import { SUBMITTED_FORMS } from './forms.ts'

/** Largest number per call; the site's outbox sends the rest with further calls. */
export const SUBMISSIONS_AT_ONCE = 50
/** Longest name and longest text of a field in a call; the limits of the forms are lower. */
export const SUBMITTED_CHARS = { name: 100, text: 10_000 }

/** A form that a visitor has sent, with the id that the site gave it on receipt. */
const submissionSchema = z.object({
  /** Lower case, as the database returns it: mails and deliveries find their submission by this id. */
  id: z.uuid().toLowerCase(),
  form: z.enum(SUBMITTED_FORMS),
  /** Code of the locale whose page contained the form. */
  locale: z.string().min(1).max(20),
  receivedAt: z.iso.datetime(),
  email: z.string().max(254).optional(),
  fields: z.record(z.string().max(SUBMITTED_CHARS.name), z.string().max(SUBMITTED_CHARS.text)),
  /** A hidden field was filled in, which only programs do (spec §5): stored separately, and deleted sooner. */
  isSpam: z.boolean().default(false),
  /** Trace of the visitor's request (`contract/src/trace.ts`), if the CDN or browser sent one. */
  trace: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
})
export type Submission = z.infer<typeof submissionSchema>

export const submissionBatchSchema = z.object({
  submissions: z.array(submissionSchema).min(1).max(SUBMISSIONS_AT_ONCE),
})

/** Ids that are stored in the studio, by this call or an earlier one. */
export const submissionAnswerSchema = z.object({ stored: z.array(z.uuid()) })
