import type { AreaView } from '../../blocks/area-view.ts'
import { BlockArea } from '../../blocks/BlockArea.tsx'
import { loadArea } from '../../blocks/load-area.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { toBreadcrumbList } from '../../features/seo/json-ld.ts'
import type { Published } from '../../replica/reader.ts'
import { defineTemplate } from '../page/define-template.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from '../page/load-crumbs.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import { toPageHead } from '../page/page-head.ts'
import { beginsWithText } from './load-content-page.ts'

type DefaultView = {
  opening: OpeningView
  beginsWithText: boolean
  extras: AreaView
  miniBanners: AreaView
  main: AreaView
}

export const defaultTemplate = defineTemplate({ load: loadDefault, Page: DefaultPage })

function loadDefault(ctx: RenderContext, page: Published<'page'>) {
  const { title, subTitle, areas } = page.body
  const crumbs = loadCrumbs(ctx, page.path ?? '', title)
  const opening = { crumbs: { label: ctx.t('breadcrumb.label'), crumbs }, title, ...(subTitle && { subTitle }) }
  return {
    head: toPageHead(ctx, page, [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]),
    view: {
      opening,
      beginsWithText: beginsWithText([...areas.extras, ...areas.miniBanners, ...areas.main]),
      extras: loadArea(ctx, areas.extras, { name: 'extras' }),
      miniBanners: loadArea(ctx, areas.miniBanners, { name: 'miniBanners' }),
      main: loadArea(ctx, areas.main, { name: 'main', isFirst: true }),
    },
  }
}

function DefaultPage({ opening, beginsWithText, extras, miniBanners, main }: DefaultView) {
  return (
    <div className={styles.page}>
      <Opening {...opening} isAboveText={beginsWithText} />
      <BlockArea area={extras} width="medium" />
      <BlockArea area={miniBanners} width="medium" />
      <BlockArea area={main} width="medium" />
    </div>
  )
}
