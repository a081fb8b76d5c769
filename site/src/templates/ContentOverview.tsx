import { ContentGrid } from '../blocks/ContentGrid/ContentGrid.tsx'
import { ArticleCards } from '../features/articles/ArticleCards.tsx'
import { loadArticleCards } from '../features/articles/article-card.ts'
import type { Published } from '../replica/reader.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { LISTS } from '../replica/to-listings.ts'
import { Container } from '../ui/Container.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { toContentDocument } from './ContentPage.tsx'
import { toListHead, toPagination } from './list-pages.ts'
import { loadFeedLinks } from './machine/load-feed.ts'
import { loadOverviewPage } from './overview-pages.ts'
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
  const list = { path, number: overview.number, count: overview.count }
  const afterMain = (
    <>
      {overview.cards.length > 0 && (
        <Container width="large">
          <ContentGrid cards={overview.cards} />
        </Container>
      )}
      {overview.count > 1 && <Pagination {...toPagination(ctx, list)} />}
      {overview.number === 1 && <Articles ctx={ctx} path={path} />}
    </>
  )
  const rest = { ...page, body: { ...body, areas: NOTHING, bottomTitle: undefined, bottomText: undefined } }
  const { head, main } = toContentDocument(ctx, overview.number === 1 ? page : rest, { afterMain })
  return { head: { ...toListHead(ctx, list, head), feeds: loadFeedLinks(ctx, path) }, main }
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
