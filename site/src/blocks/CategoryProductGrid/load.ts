import { loadImage } from '../../features/imaging/load-image.ts'
import { loadProductCards } from '../../features/products/product-card.ts'
import type { RenderContext } from '../../replica/render-context.ts'
import { findGridCountProblem } from '../grid-count.ts'
import type { CategoryProductGridView, CategoryTileView } from './CategoryProductGrid.tsx'
import type { CategoryProductGridBlock } from './schema.ts'

const IMAGES = {
  2: { rendition: '714x500', sizes: '(min-width: 1440px) 708px, 47vw' },
  3: { rendition: '750x750', sizes: '(min-width: 1440px) 464px, (min-width: 900px) 31vw, 47vw' },
} as const

/** Nothing when the grid has a wrong size (spec §5), also because products or categories are gone. */
export function loadCategoryProductGrid(
  block: CategoryProductGridBlock,
  ctx: RenderContext,
): CategoryProductGridView | undefined {
  const title = block.title ? { title: block.title } : {}
  if (block.show === 'products') {
    const products = loadProductCards(ctx, [...new Set(block.products)])
    const problem = findGridCountProblem(products.map(({ sku }) => sku))
    return problem ? undefined : { ...title, show: 'products', products }
  }
  const { columns } = block
  const categories = [...new Set(block.categories)].flatMap((key) => loadTile(ctx, key, columns) ?? [])
  const problem = findGridCountProblem(categories.map(({ key }) => key))
  return problem ? undefined : { ...title, show: 'categories', columns, categories }
}

/** A category without a page leads nowhere, so it has no tile. */
function loadTile(
  ctx: RenderContext,
  key: string,
  columns: CategoryProductGridBlock['columns'],
): CategoryTileView | undefined {
  const { displayName: name, linkedPage, image: picture } = ctx.reader.get('category', key)?.body ?? {}
  const path = linkedPage === undefined ? undefined : ctx.reader.pathOf('page', linkedPage)
  if (name === undefined || path === undefined) return undefined
  const image = loadImage(ctx, picture, { ...IMAGES[columns], alt: '' })
  return { key, name, href: ctx.links.href(path), ...(image && { image }) }
}
