import { z } from 'zod'
import { blockSchema } from './block.ts'

/** Page templates of spec §2 that exist so far; the site's registry must have a row for each. */
export const PAGE_TEMPLATES = ['Homepage', 'Default'] as const
export type PageTemplate = (typeof PAGE_TEMPLATES)[number]

/** Editable areas of a page, in the order the Homepage shows them (spec §2). */
export const PAGE_AREAS = ['extras', 'miniBanners', 'main'] as const
export type PageArea = (typeof PAGE_AREAS)[number]

export const pageBodySchema = z.object({
  template: z.enum(PAGE_TEMPLATES),
  title: z.string().min(1),
  subTitle: z.string().optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  robots: z.object({ index: z.boolean(), follow: z.boolean() }),
  translationGroup: z.string().min(1),
  is_gated: z.boolean(),
  areas: z.object({
    extras: z.array(blockSchema),
    miniBanners: z.array(blockSchema),
    main: z.array(blockSchema),
  }),
})

export type PageBody = z.infer<typeof pageBodySchema>
