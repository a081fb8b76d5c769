import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { ShownFixedPage } from '../content/fixed-page-links.ts'
import type { RenderContext } from '../context/render-context.ts'
import { ANSWERED_FIXED_PAGES } from './fixed-pages.ts'
import { loadFixedAlternates } from './load-fixed-alternates.ts'
import type { ContextOf } from './machine-readable/machine-text.ts'
import type { DrawTemplate } from './page/page-config.ts'
import { writeDocument } from './render-document.tsx'

/** Renders the whole HTML of a page of the site's own; `draw`: with what was loaded for it. */
export function renderFixedPage(
  ctx: RenderContext,
  name: ShownFixedPage,
  contextOf: ContextOf,
  draw?: DrawTemplate,
): string {
  const path = fixedPagePath(ctx.site, name)
  const { head, main } = (draw ?? ANSWERED_FIXED_PAGES[name].toDocument)(ctx)
  const isWhole = head.robots.index && head.canonical === ctx.links.url(path)
  const alternates = isWhole ? loadFixedAlternates(ctx, name, contextOf) : []
  return writeDocument(ctx, { head: { ...head, alternates }, main })
}
