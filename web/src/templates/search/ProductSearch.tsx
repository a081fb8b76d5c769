import { LIST_FACETS } from '@menagerie/contract/product'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { loadAllProducts as loadAll } from '../../features/products/product-groups.ts'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import { QUERY_FIELD } from '../../features/search/search-fields.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Container } from '../../ui/Container.tsx'
import type { FixedPage } from '../page/fixed-page.ts'
import { toHomeCrumb } from '../page/load-crumbs.ts'
import styles from '../page/Page.module.css'
import type { Loaded } from '../page/page-config.ts'
import type { PageDocument } from '../page/page-document.ts'
import { loadAskedPage } from './load-filtered-page.ts'
import { loadNewest } from './load-newest.ts'
import { loadPopular } from './load-popular.ts'
import { type AskedList, loadProductList, toProductListFields } from './product-list.ts'
import { ProductList, toFieldTexts, toProductCardsOf } from './result-lists.tsx'
import { toResultsTitle, toSearchHead } from './search-head.ts'
import { toProductListSettings } from './to-list-settings.ts'

/** Spec §2, product search page. Without words it lists all products, to browse (reading 23). */
export const productSearch: FixedPage = {
  toDocument: (ctx) => toProductSearch(ctx),
  isListed: () => false,
  fields: (ctx) => [QUERY_FIELD, ...toProductListFields(LIST_FACETS, loadAll(ctx).skus.length)],
  load: loadProductSearch,
  loadsWhen: 'typed',
}

function toSettings(ctx: RenderContext) {
  const path = fixedPagePath(ctx.site, 'product-search')
  return { ...toProductListSettings(ctx, { path, facets: LIST_FACETS, about: loadAll(ctx) }), ...loadPopular(ctx) }
}

async function loadProductSearch(ctx: RenderContext, live: LiveParts): Promise<Loaded> {
  const settings = toSettings(ctx)
  const asked = await loadAskedPage(ctx, live, settings, toProductCardsOf(ctx, settings))
  if ('status' in asked) return asked
  return (drawn) => toProductSearch(drawn, asked)
}

function toProductSearch(ctx: RenderContext, asked?: AskedList<ProductResultView>): PageDocument {
  const { t, links } = ctx
  const title = t('search.productsTitle')
  const settings = toSettings(ctx)
  const { shown } = loadProductList(ctx, loadAll(ctx), asked)
  const crumbs = [toHomeCrumb(ctx), { title, href: links.href(fixedPagePath(ctx.site, 'product-search')) }]
  const main = (
    <div className={`${styles.page} ${styles.results} ${styles.searching}`}>
      <Container width="large">
        <Breadcrumbs label={t('breadcrumb.label')} crumbs={crumbs} />
      </Container>
      <ProductList
        width="large"
        isPage
        title={title}
        settings={settings}
        shown={shown}
        field={toFieldTexts(ctx)}
        newest={loadNewest(ctx)}
      />
    </div>
  )
  return { head: toSearchHead(ctx, 'product-search', toResultsTitle(ctx, shown.state.query, title)), main }
}
