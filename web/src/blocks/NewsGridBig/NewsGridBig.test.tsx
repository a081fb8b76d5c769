// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { article } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { newsGridBigExamples } from './examples.ts'
import { loadNewsGridBig } from './load.ts'
import { NewsGridBig } from './NewsGridBig.tsx'
import { newsGridBigSchema } from './schema.ts'

afterEach(cleanup)

const load = (id: string, siteId?: string) => loadExample(newsGridBigExamples, id, loadNewsGridBig, siteId)
const keys = (id: string) => load(id).articles.map(({ key }) => key)

test('shows tag, date, title and short description of each article, with a link to the article', () => {
  render(<NewsGridBig {...load('newest', 'tailwell/nl_NL')} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Latest news' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'Autumn walks' })
  expect(link.getAttribute('href')).toBe('/nl-nl/news/news-3/')
  expect(screen.getByText('05 MRT 2026').getAttribute('datetime')).toBe('2026-03-05T12:00:00Z')
  expect(screen.getAllByText('Puppies')).toHaveLength(2)
  expect(screen.getAllByText(/What a good day out needs/)).toHaveLength(2)
})

test('article titles are level-2 headings when the grid has no title', () => {
  render(<NewsGridBig {...load('without-title')} />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

test('shows the two newest articles of the source, those with the tag, or the chosen ones in order', () => {
  expect(keys('newest')).toEqual(['news-4', 'news-3'])
  expect(keys('without-title')).toEqual(['news-4', 'news-3'])
  expect(keys('chosen')).toEqual(['advice-1', 'news-1'])
})

test('reads only the articles that it shows', () => {
  const ctx = createTestContext(
    'tailwell/en_US',
    ['2026-01-01', '2026-02-01', '2026-03-01'].map((day, index) =>
      article(`a${index}`, { role_type: 'news', created: `${day}T12:00:00Z` }),
    ),
  )
  loadNewsGridBig({ id: 'n', blockType: 'NewsGridBig', source: 'news', articles: [] }, ctx)
  expect(ctx.reads.filter((read) => read.startsWith('get article'))).toEqual(['get article a2', 'get article a1'])
})

test('leaves out the article on whose own page the grid is', () => {
  const entries = ['a', 'b', 'c'].map((key) => article(key, { role_type: 'blog' }))
  const ctx = { ...createTestContext('tailwell/en_US', entries), page: { path: 'blog/b', title: 'B' } }
  const view = loadNewsGridBig({ id: 'n', blockType: 'NewsGridBig', source: 'blog', articles: [] }, ctx)
  expect(view?.articles.map(({ key }) => key)).toEqual(['a', 'c'])
})

test('an article that hides its date has none, a missing article is left out, and an empty grid is hidden', () => {
  const ctx = createTestContext('tailwell/en_US', [article('a', { created: '2026-01-01T12:00:00Z', showDate: false })])
  const block = { id: 'n', blockType: 'NewsGridBig' as const, source: 'news' as const }
  const view = loadNewsGridBig({ ...block, articles: ['gone', 'a'] }, ctx)
  expect(view?.articles).toEqual([{ key: 'a', href: '/advice/a/', title: 'Article a', shortDescription: '' }])
  expect(loadNewsGridBig({ ...block, articles: ['gone'] }, ctx)).toBeUndefined()
  expect(loadNewsGridBig({ ...block, articles: [] }, createTestContext('tailwell/en_US'))).toBeUndefined()
})

test('two articles may be published, three may not', () => {
  const accepts = (articles: string[]) =>
    newsGridBigSchema.safeParse({ id: 'n', blockType: 'NewsGridBig', source: 'news', articles }).success
  expect([accepts(['a', 'b']), accepts(['a', 'b', 'c'])]).toEqual([true, false])
})
