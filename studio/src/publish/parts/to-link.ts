import type { AddressedKind } from '@menagerie/contract/entry'
import { type EntryLink, LINKED_FIXED_PAGES } from '@menagerie/contract/link'
import { z } from 'zod'
import type { Lookup } from './lookup.ts'
import { relationId, storedText } from './stored-values.ts'

/** The editor's link group, used by menus and blocks. */
export const storedLink = z
  .object({
    type: storedText,
    page: relationId,
    article: relationId,
    job: relationId,
    product: relationId,
    route: z.enum(LINKED_FIXED_PAGES).nullish(),
    anchorLink: storedText,
    externalLink: storedText,
    externalTarget: z.enum(['_self', '_blank']).nullish(),
  })
  .nullish()
export type StoredLink = z.infer<typeof storedLink>

/** Absent when the link is not filled in, or its product is gone. */
export function toPublishedLink(link: StoredLink, lookup: Lookup): EntryLink | undefined {
  switch (link?.type) {
    case 'page':
    case 'article':
    case 'job':
      return toEntryLink(link.type, link[link.type])
    case 'product':
      return toEntryLink('product', link.product && lookup.skuOf(link.product))
    case 'route':
      return link.route ? { type: 'route', route: link.route } : undefined
    case 'anchor':
      return link.anchorLink === undefined ? undefined : { type: 'anchor', anchorLink: link.anchorLink }
    case 'external': {
      if (link.externalLink === undefined) return undefined
      const target = link.externalTarget ?? undefined
      return { type: 'external', externalLink: link.externalLink, ...(target && { externalTarget: target }) }
    }
    default:
      return undefined
  }
}

function toEntryLink(kind: AddressedKind, pageLink: string | undefined): EntryLink | undefined {
  return pageLink === undefined ? undefined : { type: 'page', kind, pageLink }
}
