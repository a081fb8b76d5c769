import { machinePaths } from '@menagerie/brands/machine-documents'
import { BlockArea } from '../blocks/BlockArea.tsx'
import type { RenderContext } from '../context/render-context.ts'
import type { Published } from '../replica/reader.ts'
import { Container } from '../ui/Container.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Homepage.module.css'
import { loadSiteJsonLd } from './load-site-json-ld.ts'
import { loadFeedLinks } from './machine/load-feed.ts'
import pageStyles from './Page.module.css'
import type { PageDocument } from './page-document.ts'
import { toPageHead } from './page-head.ts'

/** Spec §2, Homepage: extras, mini banners, main area. Its title shows when a subtitle goes with it, else it is heard only. */
export function homepageTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { title, subTitle, areas } = page.body
  const inOrder = [areas.extras, areas.miniBanners, areas.main].filter((blocks) => blocks.length > 0)
  const main = (
    <div className={pageStyles.page}>
      {subTitle ? <Welcome title={title} subTitle={subTitle} /> : <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {inOrder.map((blocks, index) => (
        <BlockArea key={blocks[0]?.id} ctx={ctx} blocks={blocks} width="large" isFirst={index === 0} />
      ))}
    </div>
  )
  const manifest = ctx.links.href(machinePaths.manifest)
  return { head: { ...toPageHead(ctx, page, loadSiteJsonLd(ctx)), manifest, feeds: loadFeedLinks(ctx, '') }, main }
}

function Welcome({ title, subTitle }: { title: string; subTitle: string }) {
  return (
    <div className={styles.welcome}>
      <Container width="large">
        <h1>{title}</h1>
        <p className={styles.subTitle}>{subTitle}</p>
      </Container>
    </div>
  )
}
