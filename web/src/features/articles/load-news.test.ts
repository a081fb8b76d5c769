import { expect, test } from 'vitest'
import { article } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadNews } from './load-news.ts'

const ARTICLES = ['a', 'b', 'c', 'd', 'e'].map((key, index) =>
  article(key, { role_type: 'news', created: `2026-01-0${index + 1}T12:00:00Z` }),
)
const NEWEST = { source: 'news', articles: [] } as const
const BIG = { size: 'big', count: 2 } as const
const SMALL = { size: 'small', count: 4 } as const

function onOnePage() {
  const page = { path: 'news', title: 'News', shownArticles: new Set<string>() }
  const ctx = { ...createTestContext('tailwell/en_US', ARTICLES), page }
  return (block: Parameters<typeof loadNews>[0], shown: Parameters<typeof loadNews>[2]) =>
    loadNews(block, ctx, shown)?.articles.map(({ key }) => key)
}

test('no article is shown twice on a page: the small list continues after the big one', () => {
  const show = onOnePage()
  expect(show(NEWEST, BIG)).toEqual(['e', 'd'])
  expect(show(NEWEST, SMALL)).toEqual(['c', 'b', 'a'])
  expect(show(NEWEST, SMALL)).toBeUndefined()
})

test('an article that an editor chose is shown only where it first appears on the page', () => {
  const show = onOnePage()
  expect(show({ ...NEWEST, articles: ['d'] }, BIG)).toEqual(['d'])
  expect(show(NEWEST, BIG)).toEqual(['e', 'c'])
  expect(show({ ...NEWEST, articles: ['e', 'a'] }, SMALL)).toEqual(['a'])
})

test('a list on the page of an article leaves out that article', () => {
  const page = { path: 'news/e', title: 'E', shownArticles: new Set<string>() }
  const ctx = { ...createTestContext('tailwell/en_US', ARTICLES), page }
  expect(loadNews(NEWEST, ctx, BIG)?.articles.map(({ key }) => key)).toEqual(['d', 'c'])
})
