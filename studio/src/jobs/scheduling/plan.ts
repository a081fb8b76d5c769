import { z } from 'zod'

/** Collections with drafts, whose documents can be published and unpublished at a planned time. */
export const SCHEDULED_COLLECTIONS = [
  'pages',
  'articles',
  'jobs',
  'menus',
  'product-texts',
  'product-drafts',
  'categories',
  'search-settings',
  'search-synonyms',
  'search-rules',
  'site-settings',
] as const
export type ScheduledCollection = (typeof SCHEDULED_COLLECTIONS)[number]

const slugSchema = z.enum(SCHEDULED_COLLECTIONS)
export const isScheduled = (slug: string): slug is ScheduledCollection => slugSchema.safeParse(slug).success

export const PLAN_TYPES = ['publish', 'unpublish'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

/** Input of a plan's job in the queue. */
export const planInputSchema = z.object({
  type: z.enum(PLAN_TYPES),
  doc: z.object({ relationTo: slugSchema, value: z.string() }),
  /** The user's rights are checked again when the plan is carried out, because they may have changed. */
  user: z.object({ relationTo: z.literal('users'), value: z.string() }),
  by: z.string().optional(),
  /** The planned time; the job's own time changes with retries. */
  at: z.string().optional(),
  /** The version to publish and its fields, because autosaved drafts overwrite their own row. Absent: the newest version. */
  version: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
  /**
   * Values of the product at the time of the plan: only differences from these are published. Absent in plans from
   * before this field existed.
   */
  base: z.record(z.string(), z.unknown()).optional(),
})
export type PlanInput = z.infer<typeof planInputSchema>

/** A plan as shown in form and list. `failed`: finally; a plan with reasons that has not failed will be retried. */
export const planSchema = z.object({
  id: z.string(),
  document: z.string(),
  type: z.enum(PLAN_TYPES),
  at: z.string(),
  by: z.string().nullable(),
  version: z.string().nullable(),
  failed: z.boolean(),
  reason: z.string().nullable(),
})
export type PublishPlan = z.infer<typeof planSchema>

/** Plans for a form, and the time zone of their times. */
export const plansSchema = z.object({ plans: z.array(planSchema), timeZone: z.string().nullable() })
export type Plans = z.infer<typeof plansSchema>

export const documentSchema = z.object({ collection: slugSchema, id: z.uuid() })
export type PlannedDocument = z.infer<typeof documentSchema>

/** A plan as submitted by the form: day and time on the clock of the site. */
export const planRequestSchema = documentSchema.extend({
  type: z.enum(PLAN_TYPES),
  day: z.iso.date('Choose a day'),
  time: z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'Enter the time as 09:30 or 17:05'),
  newest: z.boolean().default(false),
})
export type PlanRequest = z.infer<typeof planRequestSchema>

/** Why a plan is impossible, with the form's field for each reason. */
export const refusalSchema = z.object({ field: z.enum(['type', 'day', 'time', 'document']), message: z.string() })
export type PlanRefusal = z.infer<typeof refusalSchema>
