import type { PageTemplate } from '@menagerie/contract/page'
import { EditorMessage } from '../blocks/EditorMessage.tsx'
import type { RenderContext } from '../context/render-context.ts'
import type { Published } from '../replica/reader.ts'
import { Container } from '../ui/Container.tsx'
import { toContentDocument } from './content/ContentPage.tsx'
import type { PageDocument, Template } from './page/page-document.ts'

type Fetched = { place: 'beforeMain' | 'afterMain'; text: string }

const PRODUCTS = 'The products of this page with their filters show here, as the catalogue has them'

/** What templates fetch besides what editors wrote, in words for them. */
const FETCHED: { readonly [T in PageTemplate]?: Fetched } = {
  MainCategory: { place: 'afterMain', text: `Cards of the pages below this address. ${PRODUCTS}` },
  SubCategory: { place: 'afterMain', text: `Cards of the pages below this address. ${PRODUCTS}` },
  ProductOverviewPage: { place: 'afterMain', text: PRODUCTS },
  ContentOverview: { place: 'afterMain', text: 'Cards of the pages and articles below this address show here' },
  JobsPageOverview: { place: 'afterMain', text: 'All open positions show here' },
  StoreLocator: { place: 'beforeMain', text: 'The store finder shows here: its map, the stores and the online shops' },
  GatedContentPage: {
    place: 'afterMain',
    text: 'Files chosen for business customers show here after they have signed in',
  },
  GatedContentOverview: {
    place: 'afterMain',
    text: 'Cards of the pages for business customers below this address show here after they have signed in',
  },
}

/** Spec §4: while editors are at work, a labelled place stands for what a template fetches. Others are drawn as they are. */
export function toEditedTemplate(name: PageTemplate, template: Template): Template {
  const fetched = FETCHED[name]
  return fetched === undefined ? template : (ctx, page) => draw(ctx, page, fetched)
}

function draw(ctx: RenderContext, page: Published<'page'>, { place, text }: Fetched): PageDocument {
  const placeholder = (
    <Container>
      <EditorMessage text={text} kind="fetched" />
    </Container>
  )
  return toContentDocument(ctx, page, { [place]: placeholder })
}
