import { z } from 'zod'

/** Address of a site's preview, with a token. */
export const siteAnswerSchema = z.object({ site: z.string(), path: z.string(), address: z.url() })
export type SiteAnswer = z.infer<typeof siteAnswerSchema>
