import { LIST_FACETS } from '@menagerie/contract/product'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import type { ArticleCardView } from '../../features/articles/article-card.ts'
import { loadAllProducts } from '../../features/products/product-groups.ts'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import type { ListContent } from '../../features/search/list-content.ts'
import type { ListSettings } from '../../features/search/list-settings.ts'
import { INFORMATION_KINDS, type InformationKind, type ResultKind } from '../../features/search/result-kinds.ts'
import { QUERY_FIELD, toGroupFields } from '../../features/search/search-fields.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import { knownOneOf } from '../../platform/query-field.ts'
import type { FixedPage } from '../page/fixed-page.ts'
import type { Loaded } from '../page/page-config.ts'
import { loadAskedPage } from './load-filtered-page.ts'
import { loadNewest } from './load-newest.ts'
import { loadPopular, loadPopularProducts } from './load-popular.ts'
import { type AskedList, ORDER_FIELD, toPageField } from './product-list.ts'
import { BlogList, ProductList, toArticleCardsOf, toFieldTexts, toProductCardsOf } from './result-lists.tsx'
import { toResultsFrame } from './results-frame.tsx'
import { toBlogListSettings, toProductListSettings } from './to-list-settings.ts'

/** Spec §2 has `type=blog`; other kinds in the header's search use their own type. */
const TYPE_FIELD = knownOneOf('type', INFORMATION_KINDS)

/** Spec §2, search results: products or blogs, with the number of each. Without words: a field, and popular terms. */
export const searchResults: FixedPage = {
  toDocument: (ctx) => toResultsFrame(ctx, { type: TYPE_FIELD.read(ctx.query) }),
  isListed: () => false,
  fields: () => [TYPE_FIELD, QUERY_FIELD, ...toGroupFields(LIST_FACETS), ORDER_FIELD, toPageField(1, LIST_FACETS)],
  load: loadSearchResults,
  loadsWhen: 'typed',
}

async function loadSearchResults(ctx: RenderContext, live: LiveParts): Promise<Loaded> {
  if (QUERY_FIELD.read(ctx.query) === '') return searchResults.toDocument
  const kind = TYPE_FIELD.read(ctx.query)
  return kind === undefined ? loadProducts(ctx, live) : loadInformation(ctx, live, kind)
}

async function loadProducts(ctx: RenderContext, live: LiveParts): Promise<Loaded> {
  const settings = toSettings(ctx, 'products')
  const asked = await loadAskedPage(ctx, live, settings, toProductCardsOf(ctx, settings))
  if ('status' in asked) return asked
  const shown = toShown<ProductResultView>(asked)
  return (drawn) =>
    toResultsFrame(drawn, {
      query: shown.state.query,
      list: (
        <ProductList
          width="medium"
          isPage
          title={drawn.t('products.all')}
          settings={settings}
          shown={shown}
          field={toFieldTexts(drawn)}
          newest={loadNewest(drawn)}
        />
      ),
    })
}

async function loadInformation(ctx: RenderContext, live: LiveParts, kind: InformationKind): Promise<Loaded> {
  const settings = toSettings(ctx, kind)
  const asked = await loadAskedPage(ctx, live, settings, toArticleCardsOf(settings))
  if ('status' in asked) return asked
  const shown = toShown<ArticleCardView>(asked)
  return (drawn) =>
    toResultsFrame(drawn, {
      query: shown.state.query,
      list: (
        <BlogList
          isPage
          title={drawn.t('search.resultsTitle')}
          settings={settings}
          shown={shown}
          field={toFieldTexts(drawn)}
          newest={loadNewest(drawn)}
        />
      ),
    })
}

const NOTHING: ListContent<never> = { cards: [], count: 0, pages: 1, counts: {}, offered: {} }

/** When search does not answer, the page only says so. */
function toShown<Card>({ state, found }: AskedList<Card>) {
  return found === undefined ? { state, content: NOTHING, hasFailed: true } : { state, content: found }
}

function toSettings(ctx: RenderContext, kind: ResultKind): ListSettings {
  const { site, t, search } = ctx
  const path = fixedPagePath(site, 'search-results')
  const settings =
    kind === 'products'
      ? toProductListSettings(ctx, { path, facets: LIST_FACETS, about: loadAllProducts(ctx) })
      : toBlogListSettings(ctx, { path, kind })
  const indexOf = (type: 'products' | 'blog' | 'pages') => search?.indexOf(type) ?? ''
  const tabs = {
    label: t('search.kinds'),
    own: kind,
    texts: {
      products: t('search.productsTab', { count: '#' }),
      blog: t('search.blogsTab', { count: '#' }),
      advice: t('search.adviceTab', { count: '#' }),
      news: t('search.newsTab', { count: '#' }),
      page: t('search.pagesTab', { count: '#' }),
      job: t('search.jobsTab', { count: '#' }),
    },
    indexes: { products: indexOf('products'), blog: indexOf('blog'), pages: indexOf('pages') },
  }
  const popular = kind === 'products' ? loadPopular(ctx) : loadPopularProducts(ctx)
  return { ...settings, ...popular, tabs }
}
