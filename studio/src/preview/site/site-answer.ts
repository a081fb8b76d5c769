import { z } from 'zod'

/** Where a site opens: its address in a preview, with a permission. */
export const siteAnswerSchema = z.object({ site: z.string(), path: z.string(), address: z.url() })
export type SiteAnswer = z.infer<typeof siteAnswerSchema>
