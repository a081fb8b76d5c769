import type { Block } from 'payload'
import { newsGridFields } from '../news-grid-fields.ts'
import { MAX_BIG_NEWS } from './max-big-news.ts'

export const newsGridBigFields: Block = {
  slug: 'NewsGridBig',
  labels: { singular: 'News grid, big', plural: 'News grids, big' },
  admin: { group: 'Articles and pages' },
  fields: newsGridFields({ maxArticles: MAX_BIG_NEWS, newest: MAX_BIG_NEWS }),
}
