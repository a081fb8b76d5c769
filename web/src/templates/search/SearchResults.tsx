import { LIST_FACETS } from '@menagerie/contract/product'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import type { ArticleCardView } from '../../features/articles/article-card.ts'
import { toResultTexts } from '../../features/products/load-product-results.ts'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import type { ListContent } from '../../features/search/list-content.ts'
import type { ListSettings } from '../../features/search/list-settings.ts'
import { QUERY_FIELD, toGroupFields } from '../../features/search/search-fields.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import { oneOf } from '../../platform/query-field.ts'
import type { FixedPage } from '../page/fixed-page.ts'
import type { Loaded } from '../page/page-way.ts'
import { loadAskedPage } from './load-filtered-page.ts'
import { loadNewest } from './load-newest.ts'
import { loadPopular, loadPopularProducts } from './load-popular.ts'
import { type AskedList, toPageField } from './product-list.ts'
import { BlogList, ProductList, toArticleCardsOf, toFieldTexts, toProductCardsOf } from './result-lists.tsx'
import { toResultsFrame } from './results-frame.tsx'
import { toBlogListSettings, toProductListSettings } from './to-list-settings.ts'

const BLOG = { type: 'blog' } // spec §2
const TYPE_FIELD = oneOf('type', [BLOG.type])

/** Spec §2, search results: products or blogs, with how many there are of each. Without words: a field, and popular terms. */
export const searchResults: FixedPage = {
  toDocument: (ctx) => toResultsFrame(ctx, TYPE_FIELD.read(ctx.query) === undefined ? {} : BLOG),
  isListed: () => false,
  fields: () => [TYPE_FIELD, QUERY_FIELD, ...toGroupFields(LIST_FACETS), toPageField(1, LIST_FACETS)],
  load: loadSearchResults,
  loadsWhen: 'typed',
}

async function loadSearchResults(ctx: RenderContext, live: LiveParts): Promise<Loaded> {
  if (QUERY_FIELD.read(ctx.query) === '') return searchResults.toDocument
  return TYPE_FIELD.read(ctx.query) === undefined ? loadProducts(ctx, live) : loadBlogs(ctx, live)
}

async function loadProducts(ctx: RenderContext, live: LiveParts): Promise<Loaded> {
  const settings = toSettings(ctx, 'products')
  const asked = await loadAskedPage(ctx, live, settings, toProductCardsOf(ctx, settings))
  if ('status' in asked) return asked
  const first = toFirst<ProductResultView>(asked)
  return (drawn) =>
    toResultsFrame(drawn, {
      query: first.state.query,
      list: (
        <ProductList
          width="medium"
          title={drawn.t('products.all')}
          settings={settings}
          first={first}
          cardTexts={toResultTexts(drawn)}
          field={toFieldTexts(drawn)}
          newest={loadNewest(drawn)}
        />
      ),
    })
}

async function loadBlogs(ctx: RenderContext, live: LiveParts): Promise<Loaded> {
  const settings = toSettings(ctx, 'blogs')
  const asked = await loadAskedPage(ctx, live, settings, toArticleCardsOf(settings))
  if ('status' in asked) return asked
  const first = toFirst<ArticleCardView>(asked)
  return (drawn) =>
    toResultsFrame(drawn, {
      query: first.state.query,
      list: (
        <BlogList
          title={drawn.t('blog.title')}
          settings={settings}
          first={first}
          field={toFieldTexts(drawn)}
          newest={loadNewest(drawn)}
        />
      ),
    })
}

const NOTHING: ListContent<never> = { cards: [], count: 0, pages: 1, counts: {}, offered: {} }

/** Where search does not answer there is nothing to show but that. */
function toFirst<Card>({ state, found }: AskedList<Card>) {
  return found === undefined ? { state, content: NOTHING, hasFailed: true } : { state, content: found }
}

function toSettings(ctx: RenderContext, kind: 'products' | 'blogs'): ListSettings {
  const { site, t, search } = ctx
  const path = fixedPagePath(site, 'search-results')
  const texts = { products: t('search.productsTab', { count: '#' }), blogs: t('search.blogsTab', { count: '#' }) }
  const indexOf = (type: 'products' | 'blog') => search?.indexOf(type) ?? ''
  const settings =
    kind === 'products'
      ? toProductListSettings(ctx, { path, facets: LIST_FACETS })
      : toBlogListSettings(ctx, { path, fixed: BLOG })
  const other =
    kind === 'products'
      ? { text: texts.blogs, index: indexOf('blog'), fixed: BLOG }
      : { text: texts.products, index: indexOf('products'), fixed: {} }
  const tabs = { label: t('search.kinds'), own: texts[kind], isOwnFirst: kind === 'products', other }
  const popular = kind === 'products' ? loadPopular(ctx) : loadPopularProducts(ctx)
  return { ...settings, ...popular, tabs }
}
