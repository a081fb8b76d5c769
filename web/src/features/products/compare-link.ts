import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'

/** A link to compare one product. Without a script it leads to the compare page, which offers others. */
export type CompareLinkView = { href: string; text: string }

export function toCompareLink(
  { site, links, t }: Pick<RenderContext, 'site' | 'links' | 't'>,
  sku: string,
): CompareLinkView {
  return { href: links.href(fixedPagePath(site, 'compare'), { sku }), text: t('compare.add') }
}
