import { z } from 'zod'

/** Where a site opens: its address in a preview, with a permission. */
export const siteAnswerSchema = z.object({ site: z.string(), path: z.string(), address: z.url() })
export type SiteAnswer = z.infer<typeof siteAnswerSchema>

export const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
