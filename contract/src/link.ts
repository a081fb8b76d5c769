import { z } from 'zod'

/** Pages that the site answers itself at an address of its own per locale, as far as links of editors lead there (decision 025). */
export const LINKED_FIXED_PAGES = ['blog', 'cookies'] as const
export type LinkedFixedPage = (typeof LINKED_FIXED_PAGES)[number]

/**
 * Where a link of an editor leads (spec §3, Menu item). `pageLink` is the key of what it leads to (a sku for
 * products);
 * the site turns it into an address, so a moved page never leaves a dead link behind.
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
