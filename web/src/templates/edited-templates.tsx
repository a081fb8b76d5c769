import type { PageTemplate } from '@menagerie/contract/page'
import type { MessageKey } from '@menagerie/sites/translate'
import { EditorMessage } from '../blocks/EditorMessage.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { toEditorTexts } from '../context/to-editor-texts.ts'
import type { Published } from '../replica/reader.ts'
import { Container } from '../ui/Container.tsx'
import { toContentDocument } from './content/ContentPage.tsx'
import type { PageDocument, Template } from './page/page-document.ts'

type Fetched = { place: 'beforeMain' | 'afterMain'; texts: readonly MessageKey[] }

/** Describes what templates add besides editors' content. */
const FETCHED: { readonly [T in PageTemplate]?: Fetched } = {
  MainCategory: { place: 'afterMain', texts: ['editor.cardsBelow', 'editor.products'] },
  SubCategory: { place: 'afterMain', texts: ['editor.cardsBelow', 'editor.products'] },
  ProductOverviewPage: { place: 'afterMain', texts: ['editor.products'] },
  ContentOverview: { place: 'afterMain', texts: ['editor.cardsAndArticles'] },
  JobsPageOverview: { place: 'afterMain', texts: ['editor.jobs'] },
  StoreLocator: { place: 'beforeMain', texts: ['editor.finder'] },
  GatedContentPage: { place: 'afterMain', texts: ['editor.files'] },
  GatedContentOverview: { place: 'afterMain', texts: ['editor.gatedCards'] },
}

/** Spec §4: while editors are at work, a labelled box replaces what a template adds. Other templates are rendered as they are. */
export function toEditedTemplate(name: PageTemplate, template: Template): Template {
  const fetched = FETCHED[name]
  return fetched === undefined ? template : (ctx, page) => draw(ctx, page, fetched)
}

function draw(ctx: RenderContext, page: Published<'page'>, { place, texts }: Fetched): PageDocument {
  const { t, language } = toEditorTexts(ctx)
  const placeholder = (
    <Container>
      <EditorMessage text={texts.map((key) => t(key)).join('. ')} language={language} kind="fetched" />
    </Container>
  )
  return toContentDocument(ctx, page, { [place]: placeholder })
}
