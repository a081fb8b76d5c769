import type { ComponentType } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import type { PageDocument } from './page-document.ts'

/** All that a page shows, as plain data. */
export type LoadedPage<View> = { head: HeadView; view: View }

type TemplateParts<Entry extends readonly unknown[], View> = {
  /** Reads everything; must load what is higher on the page first. */
  load: (ctx: RenderContext, ...entry: Entry) => LoadedPage<View>
  /** Renders it without any reads. */
  Page: ComponentType<View>
}

/** Combines load and render: once loaded, a page does not know where its data came from. `entry`: empty for a fixed page. */
export function defineTemplate<Entry extends readonly unknown[], View extends object>({
  load,
  Page,
}: TemplateParts<Entry, View>): (ctx: RenderContext, ...entry: Entry) => PageDocument {
  return (ctx, ...entry) => {
    const { head, view } = load(ctx, ...entry)
    return { head, main: <Page {...view} /> }
  }
}
