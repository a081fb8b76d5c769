import type { ProductGridSmallBlock } from './schema.ts'

export const productGridSmallExamples: ProductGridSmallBlock[] = [
  { id: 'four', blockType: 'ProductGridSmall', title: 'Favourites this season', products: ['1', '2', '3', '4'] },
  { id: 'one', blockType: 'ProductGridSmall', title: 'Our newest', products: ['1'] },
  { id: 'without-title', blockType: 'ProductGridSmall', products: ['1', '2'] },
  { id: 'one-not-sold', blockType: 'ProductGridSmall', title: 'Two of three', products: ['1', '999', '2'] },
]
