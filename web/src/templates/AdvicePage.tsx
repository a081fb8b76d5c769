import { brandOf } from '@menagerie/brands/brand'
import { BlockArea } from '../blocks/BlockArea.tsx'
import type { RenderContext } from '../context/render-context.ts'
import { ProductCards } from '../features/products/ProductCards.tsx'
import { loadTaggedProductCards } from '../features/products/tagged-products.ts'
import type { HeadView } from '../features/seo/head-view.ts'
import { toArticleJsonLd, toBreadcrumbList } from '../features/seo/json-ld.ts'
import type { Published } from '../replica/reader.ts'
import type { Crumb } from '../ui/Breadcrumbs.tsx'
import { Container } from '../ui/Container.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from './load-crumbs.ts'
import { findShownAuthor, loadOpening } from './load-opening.ts'
import { Opening } from './Opening.tsx'
import styles from './Page.module.css'
import type { PageDocument } from './page-document.ts'
import { toPageHead } from './page-head.ts'
import { ShareRow } from './ShareRow.tsx'

/** Blog, news and advice: the article, links to share it, and up to three products that have a tag of it. */
export function adviceTemplate(ctx: RenderContext, article: Published<'article'>): PageDocument {
  const { path = '', body } = article
  const crumbs = loadCrumbs(ctx, path, body.title)
  const opening = loadOpening(ctx, body, crumbs)
  const products = loadTaggedProductCards(ctx, body.tags)
  const main = (
    <div className={styles.page}>
      <Opening {...opening} isAboveText />
      <BlockArea ctx={ctx} blocks={body.main} width="medium" isFirst={opening.picture === undefined} />
      <ShareRow ctx={ctx} blocks={body.main} />
      {products.length > 0 && (
        <Container>
          <section className={styles.section}>
            <h2>{ctx.t('article.products')}</h2>
            <ProductCards products={products} headingLevel={3} />
          </section>
        </Container>
      )}
    </div>
  )
  return { head: toHead(ctx, article, crumbs), main }
}

function toHead(ctx: RenderContext, article: Published<'article'>, crumbs: readonly Crumb[]): HeadView {
  const { path = '', body } = article
  const head = toPageHead(ctx, article, [])
  const facts = {
    article: body,
    url: ctx.links.url(path),
    brand: brandOf(ctx.site).name,
    description: head.description,
    image: head.image,
    author: findShownAuthor(ctx, body)?.name,
  }
  const jsonLd = [toArticleJsonLd(facts), toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]
  return { ...head, kind: 'article', jsonLd }
}
