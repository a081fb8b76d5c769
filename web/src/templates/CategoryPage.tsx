import type { ReactNode } from 'react'
import { ContentGrid } from '../blocks/ContentGrid/ContentGrid.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { CategoryProducts } from '../features/products/CategoryProducts.tsx'
import type { Published } from '../replica/reader.ts'
import { Container } from '../ui/Container.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { toContentDocument } from './ContentPage.tsx'
import { type CategoryPage, loadCategoryPage } from './category-pages.ts'
import { loadChildren } from './child-pages.ts'
import { toListHead, toPagination, withoutContent } from './list-pages.ts'
import { PageNames } from './PageNames.tsx'
import type { PageDocument } from './page-document.ts'

/** Main and sub-category (spec §2): the pages right below, of which four have a card (spec §9), editors' blocks, the products. */
export function categoryTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { cards, others } = loadChildren(ctx, page.path ?? '')
  const beforeMain = (
    <>
      {cards.length > 0 && (
        <Container>
          <ContentGrid cards={cards} />
        </Container>
      )}
      <PageNames title={ctx.t('content.seeAlso')} pages={others} />
    </>
  )
  return toPagedProducts(ctx, page, { beforeMain })
}

/** With its products by the page. The pages after the first are the rest of that list and say nothing twice. */
export function toPagedProducts(
  ctx: RenderContext,
  page: Published<'page'>,
  { beforeMain }: { beforeMain?: ReactNode },
): PageDocument {
  const list = loadCategoryPage(ctx, page)
  const afterMain = <Products ctx={ctx} list={list} />
  const { head, main } =
    list.number === 1
      ? toContentDocument(ctx, page, { beforeMain, afterMain })
      : toContentDocument(ctx, withoutContent(page), { afterMain })
  return { head: toListHead(ctx, list, head), main }
}

function Products({ ctx, list }: { ctx: RenderContext; list: CategoryPage }) {
  if (list.view === undefined) return null
  return (
    <Container>
      <CategoryProducts {...list.view}>
        {list.count > 1 && <Pagination {...toPagination(ctx, list)} />}
      </CategoryProducts>
    </Container>
  )
}
