import { z } from 'zod'
import { type EntryLink, linkSchema } from './link.ts'

/** The menus of spec §7. */
export const MENU_SLOTS = ['top', 'header', 'footer', 'bottom'] as const
export type MenuSlot = (typeof MENU_SLOTS)[number]

/** Icons of menu items: those of spec §3, and two for animals that spec §3 has no icon for. */
export const MENU_ICONS = ['dog', 'cat', 'rabbit', 'parrot', 'fish', 'about', 'contact', 'horse', 'paw'] as const
export type MenuIcon = (typeof MENU_ICONS)[number]

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'pinterest'] as const

export type MenuItem = {
  id: string
  title: string
  icon?: MenuIcon | undefined
  phoneOnly?: boolean | undefined
  /** Set on the footer column that shows social networks as icons. */
  socialIcons?: { network: (typeof SOCIAL_NETWORKS)[number]; url: string }[] | undefined
  /** Only in answers of the Content API: where the link opens (spec §3); `_blank` for a link to another site. */
  target?: '_self' | '_blank' | undefined
  link?: EntryLink | undefined
  /** Shown to signed-in business customers instead of `link`. */
  authenticatedLink?: EntryLink | undefined
  subItems?: MenuItem[] | undefined
}

const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    id: z.string().min(1),
    title: z.string().min(1),
    icon: z.enum(MENU_ICONS).optional(),
    phoneOnly: z.boolean().optional(),
    socialIcons: z
      .array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.url({ protocol: /^https?$/ }) }))
      .optional(),
    target: z.enum(['_self', '_blank']).optional(),
    link: linkSchema.optional(),
    authenticatedLink: linkSchema.optional(),
    subItems: z.array(menuItemSchema).optional(),
  }),
)

export const menuBodySchema = z.object({ slot: z.enum(MENU_SLOTS), items: z.array(menuItemSchema) })
