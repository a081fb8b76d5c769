import { defineBlock } from '../define-block.tsx'
import { CategoryProductGrid } from './CategoryProductGrid.tsx'
import { findCategoryProductGridProblem, loadCategoryProductGrid } from './load.ts'

export const categoryProductGridDefinition = defineBlock({
  type: 'CategoryProductGrid',
  load: loadCategoryProductGrid,
  Component: CategoryProductGrid,
  findProblem: findCategoryProductGridProblem,
})
