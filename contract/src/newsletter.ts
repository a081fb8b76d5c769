import { z } from 'zod'
import { emailSchema } from './accounts.ts'

const key = z.string().regex(/^[\w-]{20,100}$/)
/** Absolute address of the newsletter page, set by the site. */
const page = z.url({ protocol: /^https?$/ })

/** Request of a site's newsletter form: subscribing with double opt-in, and unsubscribing by the link in a mail. */
export const newsletterRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('subscribe'),
    email: emailSchema,
    page,
    /** Exact text that the visitor agreed to. */
    consent: z.string().min(1).max(1000),
  }),
  z.object({ action: z.literal('confirm'), key, page }),
  z.object({ action: z.literal('stop'), key, page }),
])
