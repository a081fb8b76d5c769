import type { RenderContext } from '../../context/render-context.ts'
import { toEditorTexts } from '../../context/to-editor-texts.ts'
import { loadProductCards, type ProductCardView } from '../../features/products/product-card.ts'
import { keepPromoted } from '../../features/products/promotion.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { findGridCountProblem } from '../grid-count.ts'
import type { CategoryProductGridView, CategoryTileView } from './CategoryProductGrid.tsx'
import type { CategoryProductGridBlock } from './schema.ts'

const IMAGES = {
  2: { rendition: '714x500', sizes: '(min-width: 1440px) 708px, 47vw' },
  3: { rendition: '750x750', sizes: '(min-width: 1440px) 464px, (min-width: 900px) 31vw, 47vw' },
} as const

type Block = CategoryProductGridBlock

/** Returns undefined when the number of items is invalid (spec §5), also because products or categories are gone. */
export function loadCategoryProductGrid(block: Block, ctx: RenderContext): CategoryProductGridView | undefined {
  const { show, columns } = block
  const title = block.title ? { title: block.title } : {}
  if (show === 'products') {
    const products = loadProducts(block, ctx)
    return findProductCount(products) ? undefined : { ...title, show, products }
  }
  const categories = loadTiles(block, ctx)
  return findTileCount(categories) ? undefined : { ...title, show, columns, categories }
}

/** Spec §8: returns the message for editors about an invalid number of items. */
export function findCategoryProductGridProblem(block: Block, ctx: RenderContext): string | undefined {
  const isOfProducts = block.show === 'products'
  const problem = isOfProducts ? findProductCount(loadProducts(block, ctx)) : findTileCount(loadTiles(block, ctx))
  return problem && toEditorTexts(ctx).t('editor.gridCount', problem)
}

const loadProducts = ({ products }: Block, ctx: RenderContext) =>
  loadProductCards(ctx, keepPromoted(ctx, [...new Set(products)]))
const findProductCount = (cards: readonly ProductCardView[]) => findGridCountProblem(cards.map(({ sku }) => sku))
const findTileCount = (tiles: readonly CategoryTileView[]) => findGridCountProblem(tiles.map(({ key }) => key))

function loadTiles({ categories, columns }: Block, ctx: RenderContext): CategoryTileView[] {
  return [...new Set(categories)].flatMap((key) => loadTile(ctx, key, columns) ?? [])
}

/** A category without a page has nothing to link to, so it has no tile. */
function loadTile(ctx: RenderContext, key: string, columns: Block['columns']): CategoryTileView | undefined {
  const { displayName: name, linkedPage, image: picture } = ctx.reader.get('category', key)?.body ?? {}
  const path = linkedPage === undefined ? undefined : ctx.reader.pathOf('page', linkedPage)
  if (name === undefined || path === undefined) return undefined
  const image = loadImage(ctx, picture, { ...IMAGES[columns], alt: '' })
  return { key, name, href: ctx.links.href(path), ...(image && { image }) }
}
