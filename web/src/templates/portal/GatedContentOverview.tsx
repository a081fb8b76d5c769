import { type ContentCardView, ContentGrid } from '../../blocks/ContentGrid/ContentGrid.tsx'
import { toContentCard } from '../../blocks/ContentGrid/load.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import { ContentPage } from '../content/ContentPage.tsx'
import { type ContentView, loadContentPage } from '../content/load-content-page.ts'
import { defineTemplate } from '../page/define-template.tsx'

type OverviewView = { content: ContentView; cards: readonly ContentCardView[] }

/** The overview for business customers: the gated pages below it, which are in no list that other visitors see. */
export const gatedContentOverviewTemplate = defineTemplate({
  load(ctx: RenderContext, page: Published<'page'>) {
    const { head, view: content } = loadContentPage(ctx, page)
    const cards = (ctx.gated?.children ?? []).map(({ key, path, ...body }) => toContentCard(ctx, { key, path, body }))
    return { head, view: { content, cards } }
  },
  Page: GatedContentOverview,
})

function GatedContentOverview({ content, cards }: OverviewView) {
  const afterMain = cards.length > 0 && (
    <Container>
      <ContentGrid cards={cards} />
    </Container>
  )
  return <ContentPage {...content} afterMain={afterMain} />
}
