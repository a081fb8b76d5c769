import { brandOf } from '@menagerie/sites/brand'
import type { AreaView } from '../../blocks/area-view.ts'
import { BlockArea } from '../../blocks/BlockArea.tsx'
import { loadArea } from '../../blocks/load-area.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { FullProductRows } from '../../features/products/FullProductRows.tsx'
import type { ProductCardView } from '../../features/products/product-card.ts'
import { loadTaggedProductCards } from '../../features/products/tagged-products.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import { toArticleJsonLd, toBreadcrumbList } from '../../features/seo/json-ld.ts'
import type { Published } from '../../replica/reader.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'
import { Container } from '../../ui/Container.tsx'
import { defineTemplate } from '../page/define-template.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from '../page/load-crumbs.ts'
import { findChecker, findShownAuthor, loadOpening } from '../page/load-opening.ts'
import { loadShareRow } from '../page/load-share-row.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import { toPageHead } from '../page/page-head.ts'
import { ShareRow, type ShareRowView } from '../page/ShareRow.tsx'

/** Blog, news and advice: the article, links to share it, and up to three products with a common tag. */
export const adviceTemplate = defineTemplate({ load: loadAdvice, Page: AdvicePage })

type AdviceView = {
  opening: OpeningView
  main: AreaView
  share?: ShareRowView
  products: { title: string; cards: readonly ProductCardView[] }
}

function loadAdvice(ctx: RenderContext, article: Published<'article'>) {
  const { path = '', body } = article
  const crumbs = loadCrumbs(ctx, path, body.title)
  const opening = loadOpening(ctx, body, crumbs)
  const main = loadArea(ctx, body.main, { name: 'main', isFirst: opening.picture === undefined })
  const share = loadShareRow(ctx, body.main)
  const cards = loadTaggedProductCards(ctx, body.tags, body.main.flatMap(listOwnProducts))
  const products = { title: ctx.t('article.products'), cards }
  return { head: toHead(ctx, article, crumbs), view: { opening, main, ...(share && { share }), products } }
}

/** Lists products that editors show in the article itself. */
function listOwnProducts(block: Published<'article'>['body']['main'][number]): string[] {
  const products = 'products' in block ? block.products : undefined
  return Array.isArray(products) ? products.filter((sku) => typeof sku === 'string') : []
}

function AdvicePage({ opening, main, share, products: { title, cards } }: AdviceView) {
  return (
    <div className={styles.page}>
      <Opening {...opening} isAboveText />
      <BlockArea area={main} width="medium" />
      {share && <ShareRow {...share} />}
      {cards.length > 0 && (
        <Container>
          <section className={styles.section}>
            <h2>{title}</h2>
            <FullProductRows products={cards} headingLevel={3} />
          </section>
        </Container>
      )}
    </div>
  )
}

function toHead(ctx: RenderContext, article: Published<'article'>, crumbs: readonly Crumb[]): HeadView {
  const { path = '', body } = article
  const head = toPageHead(ctx, article, [])
  const facts = {
    article: body,
    url: ctx.links.url(path),
    brand: { name: brandOf(ctx.site).name, url: ctx.links.url('') },
    description: head.description,
    image: head.image?.src,
    author: findShownAuthor(ctx, body)?.name,
    checker: findChecker(ctx, body)?.name,
    changed: article.changed,
  }
  const jsonLd = [toArticleJsonLd(facts), toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs)), ...head.jsonLd]
  return { ...head, kind: 'article', jsonLd }
}
