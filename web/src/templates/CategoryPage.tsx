import { ContentGrid } from '../blocks/ContentGrid/ContentGrid.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { CategoryProducts, type CategoryProductsView } from '../features/products/CategoryProducts.tsx'
import type { Published } from '../replica/reader.ts'
import { Container } from '../ui/Container.tsx'
import { Pagination, type PaginationProps } from '../ui/Pagination.tsx'
import { ContentPage } from './ContentPage.tsx'
import { loadCategoryPage } from './category-pages.ts'
import { type ChildPages, loadChildren } from './child-pages.ts'
import { defineTemplate, type LoadedPage } from './define-template.tsx'
import { toListHead, toPagination, withoutContent } from './list-pages.ts'
import { type ContentView, loadContentPage } from './load-content-page.ts'
import { PageNames } from './PageNames.tsx'

type Page = Published<'page'>

type CategoryView = {
  content: ContentView
  children?: ChildPages & { title: string }
  products?: CategoryProductsView
  paging?: PaginationProps
}

/** Main and sub-category (spec §2): the pages right below, of which four have a card (spec §9), editors' blocks, the products. */
export const categoryTemplate = defineTemplate({
  load: (ctx: RenderContext, page: Page) => loadCategory(ctx, page, { withChildren: true }),
  Page: CategoryPage,
})

/** Spec §2, Product overview: the products by the page, after what editors wrote. The filters join it with the search. */
export const productOverviewTemplate = defineTemplate({
  load: (ctx: RenderContext, page: Page) => loadCategory(ctx, page, { withChildren: false }),
  Page: CategoryPage,
})

/** With its products by the page. The pages after the first are the rest of that list and say nothing twice. */
function loadCategory(
  ctx: RenderContext,
  page: Page,
  { withChildren }: { withChildren: boolean },
): LoadedPage<CategoryView> {
  const list = loadCategoryPage(ctx, page)
  const isFirst = list.number === 1
  const { head, view: content } = loadContentPage(ctx, isFirst ? page : withoutContent(page))
  const children = withChildren && isFirst && loadChildren(ctx, page.path ?? '')
  const view = {
    content,
    ...(children && { children: { ...children, title: ctx.t('content.seeAlso') } }),
    ...(list.view && { products: list.view }),
    ...(list.count > 1 && { paging: toPagination(ctx, list) }),
  }
  return { head: toListHead(ctx, list, head), view }
}

function CategoryPage({ content, children, products, paging }: CategoryView) {
  const afterMain = products && (
    <Container>
      <CategoryProducts {...products}>{paging && <Pagination {...paging} />}</CategoryProducts>
    </Container>
  )
  return <ContentPage {...content} beforeMain={children && <Children {...children} />} afterMain={afterMain} />
}

function Children({ title, cards, others }: ChildPages & { title: string }) {
  return (
    <>
      {cards.length > 0 && (
        <Container>
          <ContentGrid cards={cards} />
        </Container>
      )}
      <PageNames title={title} pages={others} />
    </>
  )
}
