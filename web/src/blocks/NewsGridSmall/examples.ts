import type { NewsGridSmallBlock } from './schema.ts'

const NEWEST: NewsGridSmallBlock = {
  id: 'newest',
  blockType: 'NewsGridSmall',
  title: 'More news',
  source: 'news',
  articles: [],
}

export const newsGridSmallExamples: NewsGridSmallBlock[] = [
  NEWEST,
  { ...NEWEST, id: 'tagged', title: 'About puppies', tag: 'puppies' },
  { ...NEWEST, id: 'one', articles: ['news-2'] },
  { ...NEWEST, id: 'three', title: 'Three in the middle', articles: ['news-1', 'news-2', 'advice-1'] },
  { ...NEWEST, id: 'five', title: 'Five', articles: ['news-1', 'news-2', 'news-3', 'news-4', 'advice-1'] },
  { id: 'without-title', blockType: 'NewsGridSmall', source: 'advice', articles: [] },
]
