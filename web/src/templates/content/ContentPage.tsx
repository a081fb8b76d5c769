import type { ReactNode } from 'react'
import { BlockArea } from '../../blocks/BlockArea.tsx'
import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import { BottomText } from '../page/BottomText.tsx'
import { defineTemplate } from '../page/define-template.tsx'
import { loadShareRow } from '../page/load-share-row.ts'
import { Opening } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import type { PageDocument } from '../page/page-document.ts'
import { ShareRow, type ShareRowView } from '../page/ShareRow.tsx'
import { type ContentView, loadContentPage } from './load-content-page.ts'

type Page = Published<'page'>

/** What a template adds to the editors' main area. `lead` replaces the opening; `isAboveText`: the addition is a column of text. */
type Additions = { lead?: ReactNode; beforeMain?: ReactNode; afterMain?: ReactNode; isAboveText?: boolean }

/** Spec §2, content page: breadcrumbs, top banner, main area, share links, extras. */
export const contentTemplate = defineTemplate({
  load(ctx: RenderContext, page: Page) {
    const { head, view } = loadContentPage(ctx, page)
    const { areas } = page.body
    const share = loadShareRow(ctx, [...areas.main, ...areas.extras, ...areas.miniBanners])
    return { head, view: { content: view, ...(share && { share }) } }
  },
  Page: SharedContent,
})

function SharedContent({ content, share }: { content: ContentView; share?: ShareRowView }) {
  return <ContentPage {...content} afterMain={share && <ShareRow {...share} />} />
}

/** For templates whose additions are already rendered from their own data. */
export function toContentDocument(ctx: RenderContext, page: Page, additions: Additions): PageDocument {
  const { head, view } = loadContentPage(ctx, page)
  return { head, main: <ContentPage {...view} {...additions} /> }
}

export function ContentPage({ lead, beforeMain, afterMain, isAboveText, ...content }: ContentView & Additions) {
  const { opening, beginsWithText, main, extras, miniBanners, bottom } = content
  return (
    <div className={styles.page}>
      {lead ?? <Opening {...opening} isAboveText={isAboveText ?? (!beforeMain && beginsWithText)} />}
      {beforeMain}
      <BlockArea area={main} width="medium" />
      {afterMain}
      <BlockArea area={extras} width="medium" />
      <BlockArea area={miniBanners} width="medium" />
      {bottom && <BottomText {...bottom} />}
    </div>
  )
}
