import { z } from 'zod'
import { customerProfileSchema } from './accounts.ts'
import { pageBodySchema } from './page.ts'

/** Published part of a gated page for its readers: kept apart from all other entries, and in no feed. */
export const gatedPageBodySchema = pageBodySchema.extend({
  /** Uuids of the files that it offers, in their order. */
  downloads: z.array(z.string().min(1)).default([]),
})
export type GatedPageBody = z.infer<typeof gatedPageBodySchema>

/** What shops open: documents, tables, pictures, and archives of them. */
export const DOWNLOAD_TYPES = [
  'application/pdf',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
  'image/jpeg',
  'image/png',
] as const

/** A file for signed-in customers, as a page lists it. */
export const downloadSchema = z.object({
  key: z.uuid(),
  title: z.string().min(1),
  description: z.string().optional(),
  /** Under which it is saved. */
  name: z.string().min(1),
  mime: z.string().min(1),
  bytes: z.number().int().nonnegative(),
})
export type Download = z.infer<typeof downloadSchema>

/** A gated page right below another one, as its overview shows it. */
export const gatedChildSchema = pageBodySchema
  .pick({ title: true, subTitle: true, shortDescription: true, image: true, phoneOnlyImage: true, imageAlt: true })
  .extend({ key: z.string().min(1), path: z.string() })
export type GatedChild = z.infer<typeof gatedChildSchema>

/** A gated page for one signed-in customer, with the customer's name. */
export const gatedPageAnswerSchema = z.object({
  key: z.string().min(1),
  path: z.string(),
  body: pageBodySchema,
  downloads: z.array(downloadSchema),
  children: z.array(gatedChildSchema),
  profile: customerProfileSchema,
})
export type GatedPageAnswer = z.infer<typeof gatedPageAnswerSchema>
