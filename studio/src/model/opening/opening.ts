import { z } from 'zod'

/** What a site needs before its first visitor, in the order in which it is made. */
export const OPENING_STEPS = ['settings', 'menu', 'home'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

export const OPENING_COLLECTIONS = {
  settings: 'site-settings',
  menu: 'menus',
  home: 'pages',
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
  steps: z.object({ settings: stepSchema, menu: stepSchema, home: stepSchema }),
})
export type SiteOpening = z.infer<typeof siteSchema>

/** Sites that lack a step, as far as the person may write for them. */
export const openingSchema = z.object({ sites: z.array(siteSchema) })
export type Openings = z.infer<typeof openingSchema>

export const openingAskedSchema = z.object({ site: z.string() })
