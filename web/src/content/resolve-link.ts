import type { AddressedKind } from '@menagerie/contract/entry'
import type { EntryLink } from '@menagerie/contract/link'
import { toDialledLink } from '@menagerie/contract/show-telephone'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { homeCountryOf } from '@menagerie/sites/home-country'
import type { RenderContext } from '../context/render-context.ts'
import type { LinkTarget } from '../ui/Link.tsx'
import type { ShownFixedPage } from './fixed-page-links.ts'
import { noteDeadLink } from './note-dead-link.ts'

/** Where a link ends whose page is gone (spec §8): the home page, with a mark that reports can count. */
const FAILED_LINK = { ref: 'internalinkfailure' } as const

type LinkContext = Pick<RenderContext, 'reader' | 'links' | 'site' | 'isEditing'>

/** Address of a page, an article, a job or, by sku, a product of this brand-locale; undefined when it is gone. Reads its path alone. */
export function findInternalHref(ctx: LinkContext, kind: AddressedKind, key: string): string | undefined {
  const path = ctx.reader.pathOf(kind, key)
  if (path !== undefined) return ctx.links.href(ctx.isEditing && kind === 'product' ? toEditedPath(ctx, key) : path)
  noteDeadLink(ctx.site.id, kind, key)
  return undefined
}

/** Spec §2: what products have for an address while editors are at work. */
function toEditedPath({ reader }: LinkContext, sku: string): string {
  const name = reader.titleOf('product', sku) ?? sku
  return `product/${name
    .trim()
    .toLowerCase()
    .replace(/[\s/?#%]+/g, '-')}`
}

/** The same where there has to be a link: menus and running text leave out the address that stands for one that is gone. */
export function toInternalHref(ctx: LinkContext, kind: AddressedKind, key: string): string {
  return findInternalHref(ctx, kind, key) ?? ctx.links.href('', FAILED_LINK)
}

/** A page that editors may link and that is not built does not compile. */
const toRoutePath = ({ site }: LinkContext, route: ShownFixedPage) => fixedPagePath(site, route)

/** Where a link leads and how it opens; nothing when the page it leads to is gone. */
export function findLink(ctx: RenderContext, link: EntryLink): LinkTarget | undefined {
  const href = findLinkAddress(ctx, link)
  if (href === undefined) return undefined
  const opensNewTab = link.type === 'external' && link.externalTarget === '_blank'
  return opensNewTab ? { href, newTabNote: ctx.t('link.opensNewTab') } : { href }
}

/** The same without how it opens. */
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
