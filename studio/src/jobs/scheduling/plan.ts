import { z } from 'zod'

/** Collections with drafts, whose documents can be published and unpublished at a time. */
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

/** What a job in the queue knows of its plan. */
export const planInputSchema = z.object({
  type: z.enum(PLAN_TYPES),
  doc: z.object({ relationTo: slugSchema, value: z.string() }),
  /** Is asked for the right again when it happens: rights may change until then. */
  user: z.object({ relationTo: z.literal('users'), value: z.string() }),
  by: z.string().optional(),
  /** The moment that was planned; the job's own moves when it is tried again. */
  at: z.string().optional(),
  /** The version that will be published, and its fields: a draft that saves itself writes over its own row. Absent: the newest one. */
  version: z.string().optional(),
  content: z.record(z.string(), z.unknown()).optional(),
  /** What the product had when the draft of it was as planned: only what differs is published. Absent in plans of before. */
  base: z.record(z.string(), z.unknown()).optional(),
})
export type PlanInput = z.infer<typeof planInputSchema>

/** A plan as form and list show it. `failed`: for good; with reasons and not failed it will be tried again. */
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

/** The answer to a form: its plans, and the time zone that their times are in. */
export const plansSchema = z.object({ plans: z.array(planSchema), timeZone: z.string().nullable() })
export type Plans = z.infer<typeof plansSchema>

export const documentSchema = z.object({ collection: slugSchema, id: z.uuid() })
export type PlannedDocument = z.infer<typeof documentSchema>

/** What a form asks for: a day and a time as the clocks of the site show it. */
export const planRequestSchema = documentSchema.extend({
  type: z.enum(PLAN_TYPES),
  day: z.iso.date('Choose a day'),
  time: z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'Write the time as 09:30 or 17:05'),
  newest: z.boolean().default(false),
})
export type PlanRequest = z.infer<typeof planRequestSchema>

/** Why something cannot be planned, each at its field of the form. */
export const refusalSchema = z.object({ field: z.enum(['type', 'day', 'time', 'document']), message: z.string() })
export type PlanRefusal = z.infer<typeof refusalSchema>
