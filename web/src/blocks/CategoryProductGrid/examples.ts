import type { CategoryProductGridBlock } from './schema.ts'

const PRODUCTS: CategoryProductGridBlock = {
  id: 'products',
  blockType: 'CategoryProductGrid',
  title: 'What dogs choose',
  show: 'products',
  products: ['1', '2', '3', '4'],
  categories: [],
  columns: 3,
}

const categories = (count: number) => Array.from({ length: count }, (_, index) => `category-${index + 1}`)

export const categoryProductGridExamples: CategoryProductGridBlock[] = [
  PRODUCTS,
  { ...PRODUCTS, id: 'three-columns', title: 'Every animal', show: 'categories', categories: categories(6) },
  { ...PRODUCTS, id: 'two-columns', title: 'By animal', show: 'categories', categories: categories(4), columns: 2 },
]

/** Blocks with too few or too many items: visitors see nothing, editors read the reason (spec §8). */
export const categoryProductGridFaults: CategoryProductGridBlock[] = [
  { ...PRODUCTS, id: 'one-product-twice', products: ['1', '2', '3', '1'] },
  { ...PRODUCTS, id: 'one-category', show: 'categories', categories: categories(1) },
]
