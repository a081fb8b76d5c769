import { z } from 'zod'
import { emailSchema } from './accounts.ts'
import { anyBlockSchema } from './block.ts'
import { contentFields } from './content-fields.ts'

/** How to apply: the button is shown if both its text and its target exist (spec §2, jobs detail). */
export const jobContactSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mail'), mail: emailSchema, buttonText: z.string().min(1) }),
  z.object({ type: z.literal('link'), link: z.url({ protocol: /^https?$/ }), buttonText: z.string().min(1) }),
])

/** Employment types that search engines distinguish. */
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'temporary', 'contractor', 'intern', 'volunteer'] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]

/** Period that a salary is paid for. */
export const SALARY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]

/** In the currency's main unit, before taxes; `most` is set for a range. */
const salarySchema = z
  .object({
    least: z.number().positive(),
    most: z.number().positive().optional(),
    currency: z.string().length(3),
    per: z.enum(SALARY_PERIODS),
  })
  .refine(({ least, most }) => most === undefined || most > least)

/** Job opening of one brand-locale. */
export const jobBodySchema = z.object({
  ...contentFields,
  /** Town of the workplace and nothing else, because search engines look it up. */
  location: z.string().optional(),
  /** State, province or land of that town. */
  region: z.string().optional(),
  postalCode: z.string().optional(),
  /** ISO 3166-1 alpha-2; absent if it is the site's country. */
  country: z.string().length(2).optional(),
  /** Other places of work, as a phrase that continues after the town: `or two days a week from home`. */
  remote: z.string().optional(),
  employmentType: z.enum(EMPLOYMENT_TYPES).optional(),
  /** Hours as the advert words them, such as `32 to 40 hours`. */
  hours: z.string().optional(),
  salary: salarySchema.optional(),
  /** Last day to apply, ISO date. */
  validThrough: z.iso.date().optional(),
  contact: jobContactSchema.optional(),
  main: z.array(anyBlockSchema),
})
export type JobBody = z.infer<typeof jobBodySchema>
