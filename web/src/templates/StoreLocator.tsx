import type { RenderContext } from '../context/render-context.ts'
import { type FinderView, loadFinder } from '../features/stores/load-finder.ts'
import { StoreFinder } from '../features/stores/StoreFinder.tsx'
import type { Published } from '../replica/reader.ts'
import { ContentPage } from './ContentPage.tsx'
import { defineTemplate } from './define-template.tsx'
import { type ContentView, loadContentPage } from './load-content-page.ts'

/** Spec §2, Store finder: what there is, where; and below it what editors wrote. */
export const storeLocatorTemplate = defineTemplate({
  load(ctx: RenderContext, page: Published<'page'>) {
    const { head, view } = loadContentPage(ctx, page)
    return { head, view: { content: view, finder: loadFinder(ctx) } }
  },
  Page: StoreLocator,
})

function StoreLocator({ content, finder }: { content: ContentView; finder: FinderView }) {
  return <ContentPage {...content} beforeMain={<StoreFinder {...finder} />} />
}
