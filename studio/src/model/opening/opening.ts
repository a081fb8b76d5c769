import { z } from 'zod'

/** What a site needs before its first visitor, in the order in which it is made. */
export const OPENING_STEPS = ['settings', 'menu', 'home', 'privacy'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

export const OPENING_COLLECTIONS = {
  settings: 'site-settings',
  menu: 'menus',
  home: 'pages',
  privacy: 'pages',
} as const satisfies Record<OpeningStep, string>

const stepSchema = z.object({
  state: z.enum(['missing', 'draft', 'published']),
  /** The document, where there is one. */
  id: z.string().optional(),
})

const siteSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** False while the company's folder keeps it from being found. */
  opened: z.boolean(),
  /** Where its page about personal data stands, or will. */
  privacyPath: z.string(),
  steps: z.object({ settings: stepSchema, menu: stepSchema, home: stepSchema, privacy: stepSchema }),
})
export type SiteOpening = z.infer<typeof siteSchema>

const completeSchema = z.object({ id: z.string(), label: z.string(), opened: z.boolean(), address: z.url() })
export type CompleteSite = z.infer<typeof completeSchema>

/** Sites that lack a step, and those that have all, as far as the person may write for them. */
export const openingSchema = z.object({ sites: z.array(siteSchema), complete: z.array(completeSchema) })
export type Openings = z.infer<typeof openingSchema>

export const openingAskedSchema = z.object({ site: z.string() })
