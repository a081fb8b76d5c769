import { z } from 'zod'

/** Fixed pages, with an address per locale, that editors can link to (decision 025). */
export const LINKED_FIXED_PAGES = ['blog', 'cookies'] as const
export type LinkedFixedPage = (typeof LINKED_FIXED_PAGES)[number]

/**
 * Target of an editor's link (spec §3, Menu item). `pageLink` is the key of the target (the SKU of a product). The site
 * turns it into an address when it renders, so links still work after a page moves.
 */
export const linkSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('page'),
    kind: z.enum(['page', 'product', 'article', 'job']),
    pageLink: z.string().min(1),
  }),
  z.object({ type: z.literal('route'), route: z.enum(LINKED_FIXED_PAGES) }),
  z.object({ type: z.literal('anchor'), anchorLink: z.string().min(1) }),
  z.object({
    type: z.literal('external'),
    externalLink: z.url({ protocol: /^(https?|mailto|tel)$/ }),
    externalTarget: z.enum(['_self', '_blank']).optional(),
  }),
])

export type EntryLink = z.infer<typeof linkSchema>
