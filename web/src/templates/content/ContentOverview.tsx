import { type ContentCardView, ContentGrid } from '../../blocks/ContentGrid/ContentGrid.tsx'
import type { RenderContext } from '../../context/render-context.ts'
import { ArticleCards } from '../../features/articles/ArticleCards.tsx'
import { type ArticleCardView, loadArticleCards } from '../../features/articles/article-card.ts'
import type { FeedLink } from '../../features/seo/head-view.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import { Pagination, type PaginationProps } from '../../ui/Pagination.tsx'
import { loadFeedLinks } from '../machine-readable/load-feed.ts'
import { defineTemplate } from '../page/define-template.tsx'
import { FeedLinks } from '../page/FeedLinks.tsx'
import { toListHead, toPagination, withoutContent } from '../page/list-pages.ts'
import { ContentPage } from './ContentPage.tsx'
import { type ContentView, loadContentPage } from './load-content-page.ts'
import { loadOverviewPage } from './overview-pages.ts'

type OverviewView = {
  content: ContentView
  cards: readonly ContentCardView[]
  big: readonly ArticleCardView[]
  small: readonly ArticleCardView[]
  paging?: PaginationProps
  subscribe: { text: string; feeds: readonly FeedLink[] }
}

/**
 * Lists everything below a page, twelve a page: its child pages, and articles of all levels with the newest first.
 * Editors' content is on the first page only; the following pages are the rest of the list and repeat nothing.
 */
export const contentOverviewTemplate = defineTemplate({ load: loadContentOverview, Page: ContentOverview })

function loadContentOverview(ctx: RenderContext, page: Published<'page'>) {
  const { path = '' } = page
  const { cards, articles, number, count } = loadOverviewPage(ctx, path)
  const list = { path, number, count }
  const feeds = loadFeedLinks(ctx, path)
  const { head, view: content } = loadContentPage(ctx, number === 1 ? page : withoutContent(page))
  const view = {
    content,
    cards,
    big: loadArticleCards(ctx, articles.big, 'big'),
    small: loadArticleCards(ctx, articles.small, 'small'),
    ...(count > 1 && { paging: toPagination(ctx, list) }),
    subscribe: { text: ctx.t('feed.subscribe'), feeds },
  }
  return { head: { ...toListHead(ctx, list, head), feeds }, view }
}

function ContentOverview({ content, cards, big, small, paging, subscribe }: OverviewView) {
  const afterMain = (
    <>
      {cards.length > 0 && (
        <Container>
          <ContentGrid cards={cards} />
        </Container>
      )}
      {big.length > 0 && (
        <Container>
          <ArticleCards articles={big} size="big" headingLevel={2} />
        </Container>
      )}
      {small.length > 0 && (
        <Container>
          <ArticleCards articles={small} size="small" headingLevel={2} />
        </Container>
      )}
      {paging && <Pagination {...paging} />}
      <FeedLinks {...subscribe} />
    </>
  )
  return <ContentPage {...content} afterMain={afterMain} />
}
