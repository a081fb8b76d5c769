import type { Entry } from '@menagerie/contract/entry'
import { MENU_ICONS, MENU_SLOTS, type MenuItem, SOCIAL_NETWORKS } from '@menagerie/contract/menu'
import { z } from 'zod'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedList, storedText } from '../parts/stored-values.ts'
import { type StoredLink, storedLink, toPublishedLink } from '../parts/to-link.ts'

type StoredItem = {
  id: string
  title?: string | undefined
  icon?: MenuItem['icon'] | null
  phoneOnly?: boolean | null | undefined
  socialIcons: NonNullable<MenuItem['socialIcons']>
  link?: StoredLink
  authenticatedLink?: StoredLink
  subItems: StoredItem[]
}

const storedItem: z.ZodType<StoredItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    title: storedText,
    icon: z.enum(MENU_ICONS).nullish(),
    phoneOnly: z.boolean().nullish(),
    socialIcons: storedList(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() })),
    link: storedLink,
    authenticatedLink: storedLink,
    subItems: storedList(storedItem),
  }),
)

const storedMenu = z.object({
  id: z.string(),
  site: z.string(),
  slot: z.enum(MENU_SLOTS),
  items: storedList(storedItem),
})

export function menuToEntries(document: unknown, lookup: Lookup): Entry<'menu'>[] {
  const menu = readDocument(storedMenu, document)
  const site = findPublishedSite(menu.site)
  return [
    {
      kind: 'menu',
      brand: site.brand,
      locale: site.code,
      key: menu.id,
      body: { slot: menu.slot, items: menu.items.map((item) => toItem(item, lookup)) },
    },
  ]
}

function toItem(item: StoredItem, lookup: Lookup): MenuItem {
  const link = toPublishedLink(item.link, lookup)
  const authenticatedLink = toPublishedLink(item.authenticatedLink, lookup)
  return {
    id: item.id,
    title: item.title ?? '',
    ...(item.icon && { icon: item.icon }),
    ...(item.phoneOnly && { phoneOnly: true }),
    ...(item.socialIcons.length > 0 && { socialIcons: item.socialIcons }),
    ...(link && { link }),
    ...(authenticatedLink && { authenticatedLink }),
    ...(item.subItems.length > 0 && { subItems: item.subItems.map((sub) => toItem(sub, lookup)) }),
  }
}
