import type { PageArea } from '@menagerie/contract/page'
import type { AreaView } from '../../blocks/area-view.ts'
import { BlockArea } from '../../blocks/BlockArea.tsx'
import { loadArea } from '../../blocks/load-area.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { loadFeedLinks } from '../machine-readable/load-feed.ts'
import { defineTemplate } from '../page/define-template.tsx'
import pageStyles from '../page/Page.module.css'
import { toPageHead } from '../page/page-head.ts'
import styles from './Homepage.module.css'
import { loadSiteJsonLd } from './load-site-json-ld.ts'

/**
 * Spec §2, Homepage: extras, mini banners, main area. It has one main heading: the title with its subtitle; else the
 * title of a call to action that begins the page; else a title for screen readers only.
 */
export const homepageTemplate = defineTemplate({ load: loadHomepage, Page: Homepage })

type HomepageView = {
  title: string
  subTitle?: string
  isWelcomed: boolean
  areas: readonly { name: PageArea; area: AreaView }[]
}

const AREAS = ['extras', 'miniBanners', 'main'] as const satisfies readonly PageArea[]

function loadHomepage(ctx: RenderContext, page: Published<'page'>) {
  const { title, subTitle, areas } = page.body
  const inOrder = AREAS.filter((name) => areas[name].length > 0 || ctx.isEditing)
  const shown = inOrder.map((name, index) => ({
    name,
    area: loadArea(ctx, areas[name], { name, isFirst: index === 0 }),
  }))
  const [first, ...others] = shown
  const welcomed = first && !subTitle ? toWelcomed(first.area) : undefined
  return {
    head: { ...toPageHead(ctx, page, loadSiteJsonLd(ctx)), feeds: loadFeedLinks(ctx, '') },
    view: {
      title,
      ...(subTitle && { subTitle }),
      isWelcomed: welcomed !== undefined,
      areas: first && welcomed ? [{ ...first, area: welcomed }, ...others] : shown,
    },
  }
}

/** Makes the area's first block the page's heading; undefined where it begins with another kind of block. */
function toWelcomed(area: AreaView): AreaView | undefined {
  const [first, ...others] = area.blocks
  if (first?.type !== 'CtaBanner') return undefined
  return { ...area, blocks: [{ ...first, view: { ...first.view, isWelcome: true } }, ...others] }
}

function Homepage({ title, subTitle, isWelcomed, areas }: HomepageView) {
  return (
    <div className={pageStyles.page}>
      {subTitle && <Welcome title={title} subTitle={subTitle} />}
      {!subTitle && !isWelcomed && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {areas.map(({ name, area }) => (
        <BlockArea key={name} area={area} width="large" />
      ))}
    </div>
  )
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
