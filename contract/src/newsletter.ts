import { z } from 'zod'
import { emailSchema } from './accounts.ts'

const key = z.string().regex(/^[\w-]{20,100}$/)
/** Address of the newsletter page, absolute; put there by the site. */
const page = z.url({ protocol: /^https?$/ })

/** What a newsletter form of a site hands in: double opt-in, then the end by the link in a mail. */
export const newsletterRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('subscribe'),
    email: emailSchema,
    page,
    /** The very words that were agreed to. */
    consent: z.string().min(1).max(1000),
  }),
  z.object({ action: z.literal('confirm'), key, page }),
  z.object({ action: z.literal('stop'), key, page }),
])
