import { ContentGrid } from '../blocks/ContentGrid/ContentGrid.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { ArticleCards } from '../features/articles/ArticleCards.tsx'
import { type ArticleCardSize, loadArticleCards } from '../features/articles/article-card.ts'
import type { Published } from '../replica/reader.ts'
import { Container } from '../ui/Container.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { toContentDocument } from './ContentPage.tsx'
import { FeedLinks } from './FeedLinks.tsx'
import { toListHead, toPagination, withoutContent } from './list-pages.ts'
import { loadFeedLinks } from './machine/load-feed.ts'
import { loadOverviewPage } from './overview-pages.ts'
import type { PageDocument } from './page-document.ts'

/**
 * Everything below a page by the dozen: its child pages, and the articles of all levels from the newest, with what editors
 * wrote on the first page. The pages after it are the rest of one list and say nothing twice.
 */
export function contentOverviewTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { path = '' } = page
  const { cards, articles, number, count } = loadOverviewPage(ctx, path)
  const list = { path, number, count }
  const feeds = loadFeedLinks(ctx, path)
  const afterMain = (
    <>
      {cards.length > 0 && (
        <Container>
          <ContentGrid cards={cards} />
        </Container>
      )}
      <Articles ctx={ctx} keys={articles.big} size="big" />
      <Articles ctx={ctx} keys={articles.small} size="small" />
      {count > 1 && <Pagination {...toPagination(ctx, list)} />}
      <FeedLinks text={ctx.t('feed.subscribe')} feeds={feeds} />
    </>
  )
  const { head, main } = toContentDocument(ctx, number === 1 ? page : withoutContent(page), { afterMain })
  return { head: { ...toListHead(ctx, list, head), feeds }, main }
}

type ArticlesProps = { ctx: RenderContext; keys: readonly string[]; size: ArticleCardSize }

function Articles({ ctx, keys, size }: ArticlesProps) {
  const articles = loadArticleCards(ctx, keys, size)
  if (articles.length === 0) return null
  return (
    <Container>
      <ArticleCards articles={articles} size={size} headingLevel={2} />
    </Container>
  )
}
