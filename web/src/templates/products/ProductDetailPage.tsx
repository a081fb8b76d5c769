import { brandOf } from '@menagerie/sites/brand'
import type { AreaView } from '../../blocks/area-view.ts'
import { BlockArea } from '../../blocks/BlockArea.tsx'
import { loadArea } from '../../blocks/load-area.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { EmbedPosts } from '../../features/embeds/EmbedPosts.tsx'
import { VideoStill } from '../../features/embeds/VideoStill.tsx'
import { Film } from '../../features/films/Film.tsx'
import { findOffer } from '../../features/products/buying.ts'
import { ProductDetail } from '../../features/products/ProductDetail.tsx'
import { type ProductDetailView, toProductDetail } from '../../features/products/product-detail.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import {
  toBreadcrumbList,
  toProductJsonLd,
  VARYING_PROPERTIES,
  type VaryingProperty,
} from '../../features/seo/json-ld.ts'
import { loadAlternates } from '../../features/seo/load-alternates.ts'
import { loadProductShareImage } from '../../media/imaging/load-share-image.ts'
import type { Published } from '../../replica/reader.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx'
import { Container } from '../../ui/Container.tsx'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import { toFilmJsonLd, toFilmsJsonLd } from '../page/film-json-ld.ts'
import { loadCrumbs, toAbsoluteCrumbs } from '../page/load-crumbs.ts'
import styles from '../page/Page.module.css'
import { toProductTitle } from '../page/page-head.ts'
import { loadProductPosts } from './load-product-posts.ts'
import { loadProductVideo } from './load-product-video.ts'

type ProductPageView = {
  crumbs: { label: string; crumbs: Crumb[] }
  detail: ProductDetailView
  video: ReturnType<typeof loadProductVideo>
  posts: ReturnType<typeof loadProductPosts>
  blocks: AreaView
}

/** Spec §2, Product detail. All its addresses show the same page, with /{url_slug}/{url_key}/ as the canonical one. */
export const productDetailTemplate = defineTemplate({ load: loadProduct, Page: ProductDetailPage })

function loadProduct(ctx: RenderContext, { path = '', body }: Published<'product'>): LoadedPage<ProductPageView> {
  const detail = toProductDetail(ctx, body)
  const video = loadProductVideo(ctx, body)
  const posts = loadProductPosts(ctx, body)
  const blocks = loadArea(ctx, body.blocks, { name: 'blocks' })
  const crumbs = loadCrumbs(ctx, path, body.name)
  return {
    head: toHead(ctx, { path, body, detail, crumbs }),
    view: { crumbs: { label: ctx.t('breadcrumb.label'), crumbs }, detail, video, posts, blocks },
  }
}

function ProductDetailPage({ crumbs, detail, video, posts, blocks }: ProductPageView) {
  return (
    <div className={styles.page}>
      <Container>
        <div className={styles.crumbs}>
          <Breadcrumbs {...crumbs} />
        </div>
        <ProductDetail
          {...detail}
          video={video && ('film' in video ? <Film {...video} /> : <VideoStill {...video.still} />)}
          posts={posts && <EmbedPosts {...posts} />}
        />
      </Container>
      <BlockArea area={blocks} width="medium" />
    </div>
  )
}

type HeadParts = { path: string; body: Published<'product'>['body']; detail: ProductDetailView; crumbs: Crumb[] }

function toHead(ctx: RenderContext, { path, body, detail, crumbs }: HeadParts): HeadView {
  const url = ctx.links.url(path)
  const images = detail.gallery.images.map(({ image }) => new URL(image.src, url).href)
  const image = loadProductShareImage(ctx, body.images)
  const description = body.meta_description ?? body.short_description
  return {
    title: toProductTitle(ctx, body),
    ...(description && { description }),
    robots: { index: !body.untranslated, follow: true },
    canonical: url,
    // A product has the same sku in every locale.
    alternates: loadAlternates(ctx, body.sku),
    kind: 'product',
    ...(image && { image }),
    jsonLd: [
      toProductJsonLd({
        product: body,
        url,
        brand: brandOf(ctx.site).name,
        images,
        group: toGroup(ctx, body, detail),
        offer: findOffer(ctx, body),
      }),
      toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs)),
      ...toFilmJsonLd(ctx, body.film, { description }),
      ...toFilmsJsonLd(ctx, body.blocks),
    ],
  }
}

function toGroup(ctx: RenderContext, body: HeadParts['body'], { variants }: ProductDetailView) {
  const { variant_group: id, name } = body
  if (id === undefined || variants.links.length === 0) return undefined
  return { id, name: variants.shared || name, variesBy: findVarying(ctx, id) }
}

/** Finds the properties that differ within a group. */
function findVarying({ reader }: RenderContext, group: string): VaryingProperty[] {
  const specifications = reader
    .list(LISTS.variantGroup(group))
    .map((sku) => reader.get('product', sku)?.body.specification)
  return VARYING_PROPERTIES.filter((property) => new Set(specifications.map((each) => each?.[property])).size > 1)
}
