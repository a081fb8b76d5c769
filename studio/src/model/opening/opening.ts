import { z } from 'zod'

/** Documents that a site needs before it opens, in the order in which they are created. */
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
  /** Id of the document, if it exists. */
  id: z.string().optional(),
})

const siteSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** False while the company's folder hides the site. */
  opened: z.boolean(),
  /** Path of its existing or future privacy page. */
  privacyPath: z.string(),
  steps: z.object({ settings: stepSchema, menu: stepSchema, home: stepSchema, privacy: stepSchema }),
})
export type SiteOpening = z.infer<typeof siteSchema>

const completeSchema = z.object({ id: z.string(), label: z.string(), opened: z.boolean(), address: z.url() })
export type CompleteSite = z.infer<typeof completeSchema>

/** Sites that lack a step, and complete ones, among those that the user may write for. */
export const openingSchema = z.object({ sites: z.array(siteSchema), complete: z.array(completeSchema) })
export type Openings = z.infer<typeof openingSchema>

export const openingAskedSchema = z.object({ site: z.string() })
