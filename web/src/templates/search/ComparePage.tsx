import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { splitLink } from '@menagerie/sites/split-link'
import type { RenderContext } from '../../context/render-context.ts'
import { CompareSummary } from '../../features/products/CompareSummary.tsx'
import { CompareTable } from '../../features/products/CompareTable.tsx'
import {
  type ComparisonView,
  MAX_COMPARED,
  ONLY_DIFFERENCES,
  toComparison,
} from '../../features/products/to-comparison.ts'
import { WordLinks } from '../../features/search/WordLinks.tsx'
import { oneOf, severalOf } from '../../platform/query-field.ts'
import { Container } from '../../ui/Container.tsx'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import type { FixedPage } from '../page/fixed-page.ts'
import { toHomeCrumb } from '../page/load-crumbs.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import parts from '../page/PageParts.module.css'
import { toSearchHead } from './search-head.ts'

const SKU_FIELD = severalOf('sku', MAX_COMPARED)
const ONLY_FIELD = oneOf(ONLY_DIFFERENCES.name, [ONLY_DIFFERENCES.value])

/** Up to three products side by side; they are in the address, so that it can be shared. */
export const comparePage: FixedPage = {
  toDocument: defineTemplate({ load: loadCompare, Page: ComparePage }),
  isListed: () => false,
  fields: () => [SKU_FIELD, ONLY_FIELD],
}

type CompareView = {
  opening: OpeningView
  comparison: ComparisonView
  none: { before: string; link: string; after: string; href: string }
}

function loadCompare(ctx: RenderContext): LoadedPage<CompareView> {
  const { t, links, site } = ctx
  const title = t('compare.title')
  const crumbs = [toHomeCrumb(ctx), { title, href: links.href(fixedPagePath(site, 'compare')) }]
  return {
    head: toSearchHead(ctx, 'compare', title),
    view: {
      opening: { crumbs: { label: t('breadcrumb.label'), crumbs }, title, subTitle: t('compare.intro') },
      comparison: toComparison(ctx, {
        skus: SKU_FIELD.read(ctx.query),
        only: ONLY_FIELD.read(ctx.query) !== undefined,
      }),
      none: { ...splitLink(t('compare.none')), href: links.href(fixedPagePath(site, 'product-search')) },
    },
  }
}

function ComparePage({ opening, comparison, none }: CompareView) {
  const { more, label, product, products, rows } = comparison
  return (
    <div className={styles.page}>
      <Opening {...opening} />
      <Container>
        {products.length === 0 ? (
          <p className={styles.empty}>
            {none.before}
            <a href={none.href}>{none.link}</a>
            {none.after}
          </p>
        ) : (
          <>
            <CompareSummary {...comparison} />
            <CompareTable label={label} product={product} products={products} rows={rows} />
          </>
        )}
        {more.links.length > 0 && (
          <div className={parts.popular}>
            <h2>{more.title}</h2>
            <WordLinks links={more.links.map(({ name, href }) => ({ words: name, href }))} />
          </div>
        )}
      </Container>
    </div>
  )
}
