import type { AddressedKind } from '@menagerie/contract/entry'
import type { EntryLink } from '@menagerie/contract/link'
import { toDialledLink } from '@menagerie/contract/show-telephone'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { homeCountryOf } from '@menagerie/sites/home-country'
import type { RenderContext } from '../context/render-context.ts'
import type { LinkTarget } from '../ui/Link.tsx'
import type { ShownFixedPage } from './fixed-page-links.ts'
import { noteDeadLink } from './note-dead-link.ts'

/** Query of links whose page is gone (spec §8): they lead to the home page, marked so that reports can count them. */
const FAILED_LINK = { ref: 'internalinkfailure' } as const

type LinkContext = Pick<RenderContext, 'reader' | 'links' | 'site' | 'isEditing'>

/** Returns the address of a page, article, job or (by sku) product of this brand-locale; undefined when it is gone. Reads only its path. */
export function findInternalHref(ctx: LinkContext, kind: AddressedKind, key: string): string | undefined {
  const path = ctx.reader.pathOf(kind, key)
  if (path !== undefined) return ctx.links.href(ctx.isEditing && kind === 'product' ? toEditedPath(ctx, key) : path)
  noteDeadLink(ctx.site.id, kind, key)
  return undefined
}

/** Spec §2: returns the path that products have for editors at work. */
function toEditedPath({ reader }: LinkContext, sku: string): string {
  const name = reader.titleOf('product', sku) ?? sku
  return `product/${name
    .trim()
    .toLowerCase()
    .replace(/[\s/?#%]+/g, '-')}`
}

/** Returns the same where a link is required: for a missing page, the marked address of the home page. Menus and running text use `findInternalHref` and leave the link out. */
export function toInternalHref(ctx: LinkContext, kind: AddressedKind, key: string): string {
  return findInternalHref(ctx, kind, key) ?? ctx.links.href('', FAILED_LINK)
}

/** Returns the path of a route; one that editors may link but that is not built does not compile. */
const toRoutePath = ({ site }: LinkContext, route: ShownFixedPage) => fixedPagePath(site, route)

/** Returns where a link leads and how it opens; undefined when its page is gone. */
export function findLink(ctx: RenderContext, link: EntryLink): LinkTarget | undefined {
  const href = findLinkAddress(ctx, link)
  if (href === undefined) return undefined
  const opensNewTab = link.type === 'external' && link.externalTarget === '_blank'
  return opensNewTab ? { href, newTabNote: ctx.t('link.opensNewTab') } : { href }
}

/** Returns only where a link leads. */
export function findLinkAddress(ctx: LinkContext, link: EntryLink): string | undefined {
  switch (link.type) {
    case 'page':
      return findInternalHref(ctx, link.kind, link.pageLink)
    case 'route':
      return ctx.links.href(toRoutePath(ctx, link.route))
    case 'anchor':
      return `#${link.anchorLink}`
    case 'external':
      return toDialledLink(link.externalLink, homeCountryOf(ctx.site))
  }
}
