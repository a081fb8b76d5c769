import type { Block } from 'payload'
import { newsGridFields } from '../news-grid-fields.ts'
import { MAX_SMALL_NEWS, NEWEST_SMALL_NEWS } from './small-news-counts.ts'

export const newsGridSmallFields: Block = {
  slug: 'NewsGridSmall',
  labels: { singular: 'News grid, small', plural: 'News grids, small' },
  admin: { group: 'Articles and pages' },
  fields: newsGridFields({ maxArticles: MAX_SMALL_NEWS, newest: NEWEST_SMALL_NEWS }),
}
