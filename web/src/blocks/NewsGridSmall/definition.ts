import { defineBlock } from '../define-block.tsx'
import { findFetchedNews } from '../find-fetched.ts'
import { loadNewsGridSmall } from './load.ts'
import { NewsGridSmall } from './NewsGridSmall.tsx'

export const newsGridSmallDefinition = defineBlock({
  type: 'NewsGridSmall',
  load: loadNewsGridSmall,
  Component: NewsGridSmall,
  findFetched: findFetchedNews,
})
