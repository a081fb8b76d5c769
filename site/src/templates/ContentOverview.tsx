import { ContentGrid } from '../blocks/ContentGrid/ContentGrid.tsx'
import { ArticleCards } from '../features/articles/ArticleCards.tsx'
import { loadArticleCards } from '../features/articles/article-card.ts'
import type { Published } from '../replica/reader.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { LISTS } from '../replica/to-listings.ts'
import { Container } from '../ui/Container.tsx'
import { toContentDocument } from './ContentPage.tsx'
import { loadChildCards } from './child-pages.ts'
import type { PageDocument } from './page-document.ts'

/** Spec §9: of advice and news the first two are big, the rest small. */
const BIG_ARTICLES = 2
/** More than this many belong into the overviews with pages of their own. */
const MAX_ARTICLES = 50

/** Everything below a page: its child pages, and the articles of all levels from the newest. */
export function contentOverviewTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { path = '' } = page
  const cards = loadChildCards(ctx, path)
  const articles = ctx.reader.list(LISTS.articlesBelow(path))
  const big = loadArticleCards(ctx, articles.slice(0, BIG_ARTICLES), 'big')
  const small = loadArticleCards(ctx, articles.slice(BIG_ARTICLES, MAX_ARTICLES), 'small')
  const afterMain = (
    <>
      {cards.length > 0 && (
        <Container width="large">
          <ContentGrid cards={cards} />
        </Container>
      )}
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
  return toContentDocument(ctx, page, { afterMain })
}
