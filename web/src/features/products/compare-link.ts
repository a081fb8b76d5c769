import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'

/** Link that compares one product. Without a script it leads to the page that compares it, and offers others there. */
export type CompareLinkView = { href: string; text: string }

export function toCompareLink(
  { site, links, t }: Pick<RenderContext, 'site' | 'links' | 't'>,
  sku: string,
): CompareLinkView {
  return { href: links.href(fixedPagePath(site, 'compare'), { sku }), text: t('compare.add') }
}
