import type { NewsGridBigBlock } from './schema.ts'

const NEWEST: NewsGridBigBlock = {
  id: 'newest',
  blockType: 'NewsGridBig',
  title: 'Latest news',
  source: 'news',
  articles: [],
}

export const newsGridBigExamples: NewsGridBigBlock[] = [
  NEWEST,
  { ...NEWEST, id: 'one', articles: ['news-3'] },
  { ...NEWEST, id: 'chosen', title: 'Worth reading', articles: ['advice-1', 'news-1'] },
  { id: 'without-title', blockType: 'NewsGridBig', source: 'news', tag: 'puppies', articles: [] },
]
