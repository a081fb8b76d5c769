import type { ComponentType } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import type { PageDocument } from './page-document.ts'

/** All that a page shows, as plain data. */
export type LoadedPage<View> = { head: HeadView; view: View }

type TemplateParts<Entry extends readonly unknown[], View> = {
  /** Reads everything; what stands higher on the page is loaded first. */
  load: (ctx: RenderContext, ...entry: Entry) => LoadedPage<View>
  /** Draws it, and reads nothing. */
  Page: ComponentType<View>
}

/** Load, then draw: once loaded, a page no longer knows where anything of it came from. `entry`: none for a fixed page. */
export function defineTemplate<Entry extends readonly unknown[], View extends object>({
  load,
  Page,
}: TemplateParts<Entry, View>): (ctx: RenderContext, ...entry: Entry) => PageDocument {
  return (ctx, ...entry) => {
    const { head, view } = load(ctx, ...entry)
    return { head, main: <Page {...view} /> }
  }
}
