import { ContentGrid } from '../../blocks/ContentGrid/ContentGrid.tsx'
import type { RenderContext } from '../../context/render-context.ts'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import { ContentPage } from '../content/ContentPage.tsx'
import { type ChildPages, listChildNames, loadChildren, type PageName } from '../content/child-pages.ts'
import { type ContentView, loadContentPage } from '../content/load-content-page.ts'
import { PageNames } from '../content/PageNames.tsx'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import { toListHead, withoutContent } from '../page/list-pages.ts'
import { Opening } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import type { ProductResultsProps } from '../search/ProductResults.list.tsx'
import type { AskedList } from '../search/product-list.ts'
import { ProductList } from '../search/result-lists.tsx'
import { loadCategoryPage } from './category-pages.ts'

type Page = Published<'page'>
type AskedProducts = AskedList<ProductResultView>

type CategoryView = {
  content: ContentView
  children?: ChildPages & { title: string }
  products?: ProductResultsProps
  /** For a department without products in the country: a message, and links to related pages. */
  none?: { text: string; pages: readonly PageName[] }
}

/** Main and sub-category (spec §2): the pages directly below (four of them with a card, spec §9), editors' blocks, and the products. */
export const categoryTemplate = defineTemplate({
  load: (ctx: RenderContext, page: Page, asked?: AskedProducts) =>
    loadCategory(ctx, page, { withChildren: true, asked }),
  Page: CategoryPage,
})

/** Spec §2, Product overview: the products in pages, after the editors' content. */
export const productOverviewTemplate = defineTemplate({
  load: (ctx: RenderContext, page: Page, asked?: AskedProducts) =>
    loadCategory(ctx, page, { withChildren: false, asked }),
  Page: CategoryPage,
})

/**
 * Loads a page with its list of products. Pages after the first are the rest of the list and repeat nothing. A filter only
 * shortens the list: the first page keeps its links and texts, whether a script or the address has set the filter (reading 56).
 */
function loadCategory(
  ctx: RenderContext,
  page: Page,
  { withChildren, asked }: { withChildren: boolean; asked: AskedProducts | undefined },
): LoadedPage<CategoryView> {
  const list = loadCategoryPage(ctx, page, asked)
  const isFirst = list.number === 1
  const { head, view: content } = loadContentPage(ctx, isFirst ? page : withoutContent(page))
  const children = withChildren && isFirst && loadChildren(ctx, page.path ?? '')
  const hasChildren = children && children.cards.length > 0
  const view = {
    content,
    ...(children && { children: { ...children, title: ctx.t('content.seeAlso') } }),
    ...(list.results && { products: list.results }),
    ...(!list.results && !hasChildren && { none: toNone(ctx, page) }),
  }
  // An editor's list may be indexed, a visitor's filtered one may not.
  if (asked !== undefined) return { head: { ...head, robots: { ...head.robots, index: false }, alternates: [] }, view }
  return { head: toListHead(ctx, list, head), view }
}

/** Returns the pages beside this one in the menu. */
function toNone(ctx: RenderContext, { path = '' }: Page) {
  const own = ctx.links.href(path)
  const pages = listChildNames(ctx, path.slice(0, Math.max(path.lastIndexOf('/'), 0)))
  return { text: ctx.t('products.noneHere'), pages: pages.filter(({ href }) => href !== own) }
}

/** The list begins on the first screen; texts follow below it. */
function CategoryPage({ content, children, products, none }: CategoryView) {
  const { opening, beginsWithText } = content
  if (products === undefined) {
    return (
      <ContentPage
        {...content}
        beforeMain={children && <Children {...children} />}
        afterMain={none && <None {...none} />}
      />
    )
  }
  return (
    <ContentPage
      {...content}
      lead={<Opening {...opening} isOverPicture isHanging={!products.ways} isAboveText={beginsWithText} />}
      beforeMain={
        <>
          <ProductList {...products} width="medium" />
          {children && <Children {...children} />}
        </>
      }
    />
  )
}

function None({ text, pages }: NonNullable<CategoryView['none']>) {
  return (
    <>
      <Container>
        <p className={styles.empty}>{text}</p>
      </Container>
      <PageNames pages={pages} />
    </>
  )
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
