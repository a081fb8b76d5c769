import type { AreaView } from '../../blocks/area-view.ts'
import { loadArea } from '../../blocks/load-area.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { toBreadcrumbList } from '../../features/seo/json-ld.ts'
import type { Published } from '../../replica/reader.ts'
import type { BottomTextView } from '../page/BottomText.tsx'
import type { LoadedPage } from '../page/define-template.tsx'
import { loadBottomText } from '../page/load-bottom-text.ts'
import { loadCrumbs, toAbsoluteCrumbs } from '../page/load-crumbs.ts'
import { loadOpening } from '../page/load-opening.ts'
import type { OpeningView } from '../page/Opening.tsx'
import { toPageHead } from '../page/page-head.ts'

type Page = Published<'page'>

export type ContentView = {
  opening: OpeningView
  beginsWithText: boolean
  main: AreaView
  extras: AreaView
  miniBanners: AreaView
  bottom?: BottomTextView
}

/** Loads editors' content of a page, with all its areas. */
export function loadContentPage(ctx: RenderContext, page: Page): LoadedPage<ContentView> {
  const { path = '', body } = page
  const crumbs = loadCrumbs(ctx, path, body.title)
  const opening = loadOpening(ctx, body, crumbs)
  const main = loadArea(ctx, body.areas.main, { name: 'main', isFirst: opening.picture === undefined })
  const extras = loadArea(ctx, body.areas.extras, { name: 'extras' })
  const miniBanners = loadArea(ctx, body.areas.miniBanners, { name: 'miniBanners' })
  const bottom = loadBottomText(ctx, body)
  return {
    head: toPageHead(ctx, page, [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]),
    view: {
      opening,
      beginsWithText: beginsWithText(body.areas.main),
      main,
      extras,
      miniBanners,
      ...(bottom && { bottom }),
    },
  }
}

/** Tells whether the area begins with a column of text; questions count as text, too. */
export function beginsWithText([first]: Page['body']['areas']['main']): boolean {
  return first?.blockType === 'RichText' || first?.blockType === 'Faq'
}
