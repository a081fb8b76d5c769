import { defineBlock } from '../define-block.tsx'
import { findFetchedNews } from '../find-fetched.ts'
import { loadNewsGridBig } from './load.ts'
import { NewsGridBig } from './NewsGridBig.tsx'

export const newsGridBigDefinition = defineBlock({
  type: 'NewsGridBig',
  load: loadNewsGridBig,
  Component: NewsGridBig,
  findFetched: findFetchedNews,
})
