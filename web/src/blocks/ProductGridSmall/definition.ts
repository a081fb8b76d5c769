import { defineBlock } from '../define-block.tsx'
import { loadProductGridSmall } from './load.ts'
import { ProductGridSmall } from './ProductGridSmall.tsx'

export const productGridSmallDefinition = defineBlock({
  type: 'ProductGridSmall',
  load: loadProductGridSmall,
  Component: ProductGridSmall,
})
