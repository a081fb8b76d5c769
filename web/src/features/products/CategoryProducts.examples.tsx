import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../imaging/load-image.ts'
import { CategoryProducts } from './CategoryProducts.tsx'
import { loadProductCards } from './product-card.ts'

const SKUS = ['1', '2', '3', '4', '5']

export const categoryProductsExamples = {
  'with-a-promo': (ctx: RenderContext) => {
    const image = loadImage(ctx, 'example-portrait', { rendition: '380x380', sizes: '272px', alt: '' })
    const promo = { title: 'Nahrungsmittelunverträglichkeiten: worauf es ankommt', to: { href: '#' } }
    return { show: <List ctx={ctx} skus={SKUS} alsoWatch={{ ...promo, ...(image && { image }) }} /> }
  },
  'five-products': (ctx: RenderContext) => ({ show: <List ctx={ctx} skus={SKUS} /> }),
  'one-product': (ctx: RenderContext) => ({ show: <List ctx={ctx} skus={SKUS.slice(4)} /> }),
}

type ListProps = { ctx: RenderContext; skus: string[]; alsoWatch?: Parameters<typeof CategoryProducts>[0]['alsoWatch'] }

function List({ ctx, skus, alsoWatch }: ListProps) {
  return (
    <CategoryProducts
      title={ctx.t('products.all')}
      count={ctx.t('products.count', { count: skus.length })}
      products={loadProductCards(ctx, skus)}
      {...(alsoWatch && { alsoWatch })}
    >
      {null}
    </CategoryProducts>
  )
}
