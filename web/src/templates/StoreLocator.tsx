import type { RenderContext } from '../context/render-context.ts'
import { type FinderView, loadFinder } from '../features/stores/load-finder.ts'
import { StoreFinder } from '../features/stores/StoreFinder.tsx'
import type { Published } from '../replica/reader.ts'
import type { PaginationProps } from '../ui/Pagination.tsx'
import { ContentPage } from './ContentPage.tsx'
import { defineTemplate } from './define-template.tsx'
import { toListHead, toPagination, withoutContent } from './list-pages.ts'
import { type ContentView, loadContentPage } from './load-content-page.ts'

/** Spec §2, Store finder: what there is, where; and below it what editors wrote. */
export const storeLocatorTemplate = defineTemplate({
  load(ctx: RenderContext, page: Published<'page'>) {
    const finder = loadFinder(ctx)
    const { list } = finder
    const { head, view } = loadContentPage(ctx, list.number === 1 ? page : withoutContent(page))
    const isWhole = list.query.place === undefined && list.query.product === undefined
    return {
      // Found words make no page of its own to search engines.
      head: isWhole ? toListHead(ctx, list, head) : head,
      view: { content: view, finder, pages: toPagination(ctx, list) },
    }
  },
  Page: StoreLocator,
})

type LocatorView = { content: ContentView; finder: FinderView; pages: PaginationProps }

function StoreLocator({ content, ...finder }: LocatorView) {
  return <ContentPage {...content} beforeMain={<StoreFinder {...finder} />} />
}
