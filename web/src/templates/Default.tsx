import { BlockArea } from '../blocks/BlockArea.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { toBreadcrumbList } from '../features/seo/json-ld.ts'
import type { Published } from '../replica/reader.ts'
import { beginsWithText } from './ContentPage.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from './load-crumbs.ts'
import { Opening } from './Opening.tsx'
import styles from './Page.module.css'
import type { PageDocument } from './page-document.ts'
import { toPageHead } from './page-head.ts'

export function defaultTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { title, subTitle, areas } = page.body
  const crumbs = loadCrumbs(ctx, page.path ?? '', title)
  const main = (
    <div className={styles.page}>
      <Opening
        crumbs={{ label: ctx.t('breadcrumb.label'), crumbs }}
        title={title}
        {...(subTitle && { subTitle })}
        isAboveText={beginsWithText([...areas.extras, ...areas.miniBanners, ...areas.main])}
      />
      <BlockArea ctx={ctx} blocks={areas.extras} width="medium" />
      <BlockArea ctx={ctx} blocks={areas.miniBanners} width="medium" />
      <BlockArea ctx={ctx} blocks={areas.main} width="medium" isFirst />
    </div>
  )
  return { head: toPageHead(ctx, page, [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]), main }
}
