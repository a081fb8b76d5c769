import type { ReactNode } from 'react'
import { BlockArea } from '../blocks/BlockArea.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { toBreadcrumbList } from '../features/seo/json-ld.ts'
import type { Published } from '../replica/reader.ts'
import { BottomText } from './BottomText.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from './load-crumbs.ts'
import { loadOpening } from './load-opening.ts'
import { Opening } from './Opening.tsx'
import styles from './Page.module.css'
import type { PageDocument } from './page-document.ts'
import { toPageHead } from './page-head.ts'
import { ShareRow } from './ShareRow.tsx'

type Page = Published<'page'>

/** Spec §2, content page: breadcrumbs, top banner, main area, share links, extras. */
export function contentTemplate(ctx: RenderContext, page: Page): PageDocument {
  const { areas } = page.body
  const blocks = [...areas.main, ...areas.extras, ...areas.miniBanners]
  return toContentDocument(ctx, page, { afterMain: <ShareRow ctx={ctx} blocks={blocks} /> })
}

/** What a template adds to the main area of editors. */
type Additions = { beforeMain?: ReactNode; afterMain?: ReactNode }

export function toContentDocument(ctx: RenderContext, page: Page, { beforeMain, afterMain }: Additions): PageDocument {
  const { path = '', body } = page
  const crumbs = loadCrumbs(ctx, path, body.title)
  const opening = loadOpening(ctx, body, crumbs)
  const main = (
    <div className={styles.page}>
      <Opening {...opening} isAboveText={!beforeMain && beginsWithText(body.areas.main)} />
      {beforeMain}
      <BlockArea ctx={ctx} blocks={body.areas.main} width="medium" isFirst={opening.picture === undefined} />
      {afterMain}
      <BlockArea ctx={ctx} blocks={body.areas.extras} width="medium" />
      <BlockArea ctx={ctx} blocks={body.areas.miniBanners} width="medium" />
      <BottomText ctx={ctx} body={body} />
    </div>
  )
  return { head: toPageHead(ctx, page, [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]), main }
}

export function beginsWithText([first]: Page['body']['areas']['main']): boolean {
  return first?.blockType === 'RichText'
}
