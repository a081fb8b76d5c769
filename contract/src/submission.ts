import { z } from 'zod'
import { FORM_NAMES } from './forms.ts'

/** Most characters of all that one form sends; its fields have limits of their own. */
export const SUBMISSION_MAX_CHARS = 64 * 1024

/** What a site hands to the studio (`POST /submissions`): a form that a visitor sent, stored at the site since `receivedAt`. */
export const submissionSchema = z.object({
  /** Given by the site; the same id twice is one submission. */
  id: z.uuid(),
  form: z.enum(FORM_NAMES),
  /** Brand and locale, such as `tailwell/en_GB`. */
  site: z.string().regex(/^[a-z]+\/[a-z]{2}_[A-Z]{2}$/),
  receivedAt: z.iso.datetime(),
  /** Page that the form stands on, inside its site. */
  path: z.string().max(500),
  /** Checked by the site (`FORM_SCHEMAS`); kept as they are. */
  fields: z.record(z.string().min(1).max(60), z.string().max(5000)),
  /** A program has filled in a field that people do not see (spec §5). */
  isSpam: z.boolean(),
})
export type Submission = z.infer<typeof submissionSchema>

export const submissionAnswerSchema = z.object({ id: z.uuid() })
