import type { ProductSpotlightBlock } from './schema.ts'

export const productSpotlightExamples: ProductSpotlightBlock[] = [
  { id: 'three', blockType: 'ProductSpotlight', title: 'In the spotlight', products: ['1', '2', '3'] },
  { id: 'two', blockType: 'ProductSpotlight', title: 'Two for long walks', products: ['1', '999', '2'] },
  { id: 'one', blockType: 'ProductSpotlight', title: 'Our newest', products: ['4'] },
  { id: 'without-title', blockType: 'ProductSpotlight', products: ['1'] },
]
