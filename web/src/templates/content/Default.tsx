import type { AreaView } from '../../blocks/area-view.ts'
import { BlockArea } from '../../blocks/BlockArea.tsx'
import { loadArea } from '../../blocks/load-area.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { toBreadcrumbList } from '../../features/seo/json-ld.ts'
import type { Published } from '../../replica/reader.ts'
import { defineTemplate } from '../page/define-template.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from '../page/load-crumbs.ts'
import { loadOpening } from '../page/load-opening.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import { toPageHead } from '../page/page-head.ts'
import { beginsWithText } from './load-content-page.ts'

type DefaultView = {
  opening: OpeningView
  beginsWithText: boolean
  miniBanners: AreaView
  main: AreaView
  extras: AreaView
}

export const defaultTemplate = defineTemplate({ load: loadDefault, Page: DefaultPage })

function loadDefault(ctx: RenderContext, page: Published<'page'>) {
  const { areas, ...body } = page.body
  const crumbs = loadCrumbs(ctx, page.path ?? '', body.title)
  // The page's picture is only used in cards.
  const { picture: _, ...opening } = loadOpening(ctx, body, crumbs)
  return {
    head: toPageHead(ctx, page, [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]),
    view: {
      opening,
      beginsWithText: beginsWithText([...areas.miniBanners, ...areas.main]),
      miniBanners: loadArea(ctx, areas.miniBanners, { name: 'miniBanners' }),
      main: loadArea(ctx, areas.main, { name: 'main', isFirst: true }),
      extras: loadArea(ctx, areas.extras, { name: 'extras' }),
    },
  }
}

function DefaultPage({ opening, beginsWithText, miniBanners, main, extras }: DefaultView) {
  return (
    <div className={styles.page}>
      <Opening {...opening} isAboveText={beginsWithText} />
      <BlockArea area={miniBanners} width="medium" />
      <BlockArea area={main} width="medium" />
      <BlockArea area={extras} width="medium" />
    </div>
  )
}
