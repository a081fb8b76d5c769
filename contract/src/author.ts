import { z } from 'zod'
import { emailSchema } from './accounts.ts'

/** An author, shared by all brands and locales. */
export const authorBodySchema = z.object({
  name: z.string().min(1),
  /** Occupation by language (`en`, `nl` …). */
  occupation: z.record(z.string(), z.string()),
  emailAddress: emailSchema.optional(),
  telephone: z.string().optional(),
  /** Media key. */
  authorPortrait: z.string().optional(),
})
