import { ContentGrid } from '../blocks/ContentGrid/ContentGrid.tsx'
import type { Published } from '../replica/reader.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { Container } from '../ui/Container.tsx'
import { toContentDocument } from './ContentPage.tsx'
import { loadChildren } from './child-pages.ts'
import { PageNames } from './PageNames.tsx'
import type { PageDocument } from './page-document.ts'

/** Main and sub-category (spec §2): editors' blocks, then the pages right below, of which four have a card (spec §9). */
export function categoryTemplate(ctx: RenderContext, page: Published<'page'>): PageDocument {
  const { cards, others } = loadChildren(ctx, page.path ?? '')
  const afterMain = (
    <>
      {cards.length > 0 && (
        <Container>
          <ContentGrid cards={cards} />
        </Container>
      )}
      <PageNames title={ctx.t('content.seeAlso')} pages={others} />
    </>
  )
  return toContentDocument(ctx, page, { afterMain })
}
