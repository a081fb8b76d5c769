import { BlockArea } from '../blocks/BlockArea.tsx'
import { toBreadcrumbList } from '../features/seo/json-ld.ts'
import type { Published } from '../replica/reader.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Container } from '../ui/Container.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from './load-crumbs.ts'
import styles from './Page.module.css'
import type { PageDocument } from './page-document.ts'
import { toPageHead } from './page-head.ts'

export function defaultTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { title, subTitle, areas } = page.body
  const crumbs = loadCrumbs(ctx, page.path ?? '', title)
  const main = (
    <div className={styles.page}>
      <div className={styles.opening}>
        <Container>
          <Breadcrumbs label={ctx.t('breadcrumb.label')} crumbs={crumbs} />
          <h1 className={styles.title}>{title}</h1>
          {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
        </Container>
      </div>
      <BlockArea ctx={ctx} blocks={areas.extras} width="medium" />
      <BlockArea ctx={ctx} blocks={areas.miniBanners} width="medium" />
      <BlockArea ctx={ctx} blocks={areas.main} width="medium" isFirst />
    </div>
  )
  return { head: toPageHead(ctx, page, [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]), main }
}
