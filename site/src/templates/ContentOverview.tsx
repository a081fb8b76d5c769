import { ContentGrid } from '../blocks/ContentGrid/ContentGrid.tsx'
import { ArticleCards } from '../features/articles/ArticleCards.tsx'
import { loadArticleCards } from '../features/articles/article-card.ts'
import type { Published } from '../replica/reader.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { LISTS } from '../replica/to-listings.ts'
import { Container } from '../ui/Container.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { toContentDocument } from './ContentPage.tsx'
import { loadFeedLinks } from './machine/load-feed.ts'
import { loadOverviewPage, type OverviewPage } from './overview-pages.ts'
import type { PageDocument } from './page-document.ts'

/** Spec §9: of advice and news the first two are big, the rest small. */
const BIG_ARTICLES = 2
const NOTHING = { extras: [], miniBanners: [], main: [] }
/** More than this many belong into the overviews with pages of their own. */
const MAX_ARTICLES = 50

/**
 * Everything below a page: its child pages by the dozen, and on the first page what editors wrote and the articles of all
 * levels from the newest. The pages after it are the rest of one list and say nothing twice.
 */
export function contentOverviewTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { path = '', body } = page
  const overview = loadOverviewPage(ctx, path)
  const afterMain = (
    <>
      {overview.cards.length > 0 && (
        <Container width="large">
          <ContentGrid cards={overview.cards} />
        </Container>
      )}
      {overview.count > 1 && <Pagination {...toPagination(ctx, path, overview)} />}
      {overview.number === 1 && <Articles ctx={ctx} path={path} />}
    </>
  )
  if (overview.number === 1) return withNeighbours(ctx, path, overview, toContentDocument(ctx, page, { afterMain }))
  const rest = { ...page, body: { ...body, areas: NOTHING, bottomTitle: undefined, bottomText: undefined } }
  return withNeighbours(ctx, path, overview, toContentDocument(ctx, rest, { afterMain }))
}

function Articles({ ctx, path }: { ctx: RenderContext; path: string }) {
  const articles = ctx.reader.list(LISTS.articlesBelow(path))
  const big = loadArticleCards(ctx, articles.slice(0, BIG_ARTICLES), 'big')
  const small = loadArticleCards(ctx, articles.slice(BIG_ARTICLES, MAX_ARTICLES), 'small')
  return (
    <>
      {big.length > 0 && (
        <Container width="large">
          <ArticleCards articles={big} size="big" headingLevel={2} />
        </Container>
      )}
      {small.length > 0 && (
        <Container width="large">
          <ArticleCards articles={small} size="small" headingLevel={2} />
        </Container>
      )}
    </>
  )
}

function toPagination({ t, links }: RenderContext, path: string, { number, count }: OverviewPage) {
  const pages = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    href: links.href(path, toQuery(index + 1)),
    label: t('paging.page', { page: index + 1 }),
  }))
  const labels = { label: t('paging.label'), previousLabel: t('paging.previous'), nextLabel: t('paging.next') }
  return { ...labels, pages, current: number }
}

/** Each page of a list is its own, also to search engines; other countries have lists of other lengths. */
function withNeighbours(
  ctx: RenderContext,
  path: string,
  { number, count }: OverviewPage,
  { head, main }: PageDocument,
): PageDocument {
  const { t, links } = ctx
  const urlOf = (page: number) => links.url(path, toQuery(page))
  const neighbours = {
    ...(number > 1 && { previous: urlOf(number - 1) }),
    ...(number < count && { next: urlOf(number + 1) }),
    feeds: loadFeedLinks(ctx, path),
  }
  if (number === 1) return { head: { ...head, ...neighbours }, main }
  const title = t('paging.titleOfPage', { title: head.title, page: number })
  return { head: { ...head, ...neighbours, title, canonical: urlOf(number), alternates: [] }, main }
}

const toQuery = (page: number) => ({ page: page === 1 ? undefined : page })
