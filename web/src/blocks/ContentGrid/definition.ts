import { defineBlock } from '../define-block.tsx'
import { ContentGrid } from './ContentGrid.tsx'
import { findContentGridProblem, loadContentGrid } from './load.ts'

export const contentGridDefinition = defineBlock({
  type: 'ContentGrid',
  load: loadContentGrid,
  Component: ContentGrid,
  findProblem: findContentGridProblem,
})
