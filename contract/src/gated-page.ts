import { z } from 'zod'
import { customerProfileSchema } from './accounts.ts'
import { pageBodySchema } from './page.ts'

/** Full content of a gated page. Stored separately from all other entries, and never sent in a feed. */
export const gatedPageBodySchema = pageBodySchema.extend({
  /** Uuids of the page's files, in their order. */
  downloads: z.array(z.string().min(1)).default([]),
})
export type GatedPageBody = z.infer<typeof gatedPageBodySchema>

/** File types that editors may offer: documents, tables, pictures and archives. */
export const DOWNLOAD_TYPES = [
  'application/pdf',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
  'image/jpeg',
  'image/png',
] as const

/** A file for signed-in customers, as listed on a page. */
export const downloadSchema = z.object({
  key: z.uuid(),
  title: z.string().min(1),
  description: z.string().optional(),
  /** File name for the download. */
  name: z.string().min(1),
  mime: z.string().min(1),
  bytes: z.number().int().nonnegative(),
})
export type Download = z.infer<typeof downloadSchema>

/** A gated page directly below another one, as shown in an overview. */
export const gatedChildSchema = pageBodySchema
  .pick({ title: true, subTitle: true, shortDescription: true, image: true, phoneOnlyImage: true, imageAlt: true })
  .extend({ key: z.string().min(1), path: z.string() })
export type GatedChild = z.infer<typeof gatedChildSchema>

/** A gated page as returned to one signed-in customer, with the customer's profile. */
export const gatedPageAnswerSchema = z.object({
  key: z.string().min(1),
  path: z.string(),
  body: pageBodySchema,
  downloads: z.array(downloadSchema),
  children: z.array(gatedChildSchema),
  profile: customerProfileSchema,
})
export type GatedPageAnswer = z.infer<typeof gatedPageAnswerSchema>
