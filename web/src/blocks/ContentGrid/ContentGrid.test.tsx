// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mediaEntry, page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { ContentGrid } from './ContentGrid.tsx'
import { contentGridExamples } from './examples.ts'
import { validateGridPages } from './fields.ts'
import { loadContentGrid } from './load.ts'
import type { ContentGridBlock } from './schema.ts'

afterEach(cleanup)

const load = (id: string) => loadExample(contentGridExamples, id, loadContentGrid)
const grid = (keys: string[]): ContentGridBlock => ({
  id: 'g',
  blockType: 'ContentGrid',
  items: keys.map((key) => ({ kind: 'page', key })),
})
const PAGES = ['a', 'b', 'c', 'd'].map((key) => page(key, `p/${key}`))

test('shows picture and title of each page, with a link to the page', () => {
  render(<ContentGrid {...load('six')} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Everything about walking' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(screen.getAllByRole('img', { name: 'A dog in a meadow' })).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Autumn walks' }).getAttribute('href')).toBe('/advice/page-3/')
})

test('shows pages and articles in one grid, with level-2 headings when the grid has no title', () => {
  render(<ContentGrid {...load('with-articles')} />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  expect(
    load('with-articles')
      .cards.map(({ href }) => href)
      .slice(3),
  ).toEqual(['/advice/advice-1/', '/news/news-1/'])
})

test('hides a grid with fewer than four different existing pages (spec §5)', () => {
  const ctx = createTestContext('tailwell/en_US', PAGES)
  expect(loadContentGrid(grid(['a', 'b', 'c', 'd']), ctx)?.cards).toHaveLength(4)
  expect(loadContentGrid(grid(['a', 'b', 'c', 'gone']), ctx)).toBeUndefined()
  expect(loadContentGrid(grid(['a', 'b', 'c', 'c']), ctx)).toBeUndefined()
})

test('hides a grid with ten pages', () => {
  const pages = Array.from({ length: 10 }, (_, index) => page(`p${index}`, `p/${index}`))
  const ctx = createTestContext('tailwell/en_US', pages)
  expect(loadContentGrid(grid(pages.map(({ key }) => key)), ctx)).toBeUndefined()
})

test('shows no card for a page that is gated by its checkbox or by its template', () => {
  const gated = [page('x', 'x', { is_gated: true }), page('y', 'y', { template: 'GatedContentPage' })]
  const ctx = createTestContext('tailwell/en_US', [...PAGES, ...gated])
  expect(loadContentGrid(grid(['x', 'a', 'y', 'b', 'c', 'd']), ctx)?.cards.map(({ key }) => key)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
})

test('the alternative text of a picture is that of the page where an editor wrote one, else that of the media entry', () => {
  const rex = page('a', 'p/a', { image: 'dog', imageAlt: 'Rex' })
  const entries = [rex, page('b', 'p/b', { image: 'dog' }), ...PAGES.slice(2), mediaEntry('dog', { en: 'A dog' })]
  const view = loadContentGrid(grid(['a', 'b', 'c', 'd']), createTestContext('tailwell/en_US', entries))
  expect(view?.cards.map(({ image }) => image?.alt)).toEqual(['Rex', 'A dog', undefined, undefined])
})

test('the form field refuses fewer than 4 or more than 9 pages, with the limits and the current number', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ relationTo: 'pages', value: `page-${index}` }))
  expect([4, 9].map((count) => validateGridPages(items(count)))).toEqual([true, true])
  expect(validateGridPages(items(3))).toMatch(/4.*9.*there are 3 now/)
  expect(validateGridPages(items(10))).toMatch(/4.*9.*there are 10 now/)
  expect(validateGridPages(null)).toMatch(/there are 0 now/)
})
