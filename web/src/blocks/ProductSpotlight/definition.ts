import { defineBlock } from '../define-block.tsx'
import { loadProductSpotlight } from './load.ts'
import { ProductSpotlight } from './ProductSpotlight.tsx'

export const productSpotlightDefinition = defineBlock({
  type: 'ProductSpotlight',
  load: loadProductSpotlight,
  Component: ProductSpotlight,
})
