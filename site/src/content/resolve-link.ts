import type { AddressedKind } from '@menagerie/contract/entry'
import type { Link } from '@menagerie/contract/link'
import type { RenderContext } from '../replica/render-context.ts'
import type { LinkTarget } from '../ui/Link.tsx'

/** Where a link ends whose page is gone (spec §8): the home page, with a mark that reports can count. */
const FAILED_LINK = { ref: 'internalinkfailure' } as const

/** Address of a page, an article, a job or, by sku, a product of this brand-locale. Reads its path alone. */
export function toInternalHref(ctx: RenderContext, kind: AddressedKind, key: string): string {
  const path = ctx.reader.pathOf(kind, key)
  return path === undefined ? ctx.links.href('', FAILED_LINK) : ctx.links.href(path)
}

export function resolveLink(ctx: RenderContext, link: Link): LinkTarget {
  switch (link.type) {
    case 'page':
      return { href: toInternalHref(ctx, link.kind, link.pageLink) }
    case 'anchor':
      return { href: `#${link.anchorLink}` }
    case 'external':
      return link.externalTarget === '_blank'
        ? { href: link.externalLink, newTabNote: ctx.t('link.opensNewTab') }
        : { href: link.externalLink }
  }
}
