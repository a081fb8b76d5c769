// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { newsGridSmallExamples } from './examples.ts'
import { loadNewsGridSmall } from './load.ts'
import { NewsGridSmall } from './NewsGridSmall.tsx'

afterEach(cleanup)

const load = (id: string) => loadExample(newsGridSmallExamples, id, loadNewsGridSmall)
const keys = (id: string) => load(id).articles.map(({ key }) => key)

test('shows the newest articles, those with the tag, or the chosen ones in order', () => {
  expect(keys('newest')).toEqual(['news-4', 'news-3', 'news-2', 'news-1'])
  expect(keys('tagged')).toEqual(['news-4', 'news-3', 'news-2'])
  expect(keys('three')).toEqual(['news-1', 'news-2', 'advice-1'])
})

test('each article is a link under a heading, with picture sizes as in spec §9', () => {
  const { container } = render(<NewsGridSmall {...load('three')} />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(screen.getAllByRole('link')).toHaveLength(3)
  const picture = container.querySelector('picture')
  expect(picture?.querySelector('img')?.getAttribute('src')).toContain('/350x200/')
  expect(picture?.querySelector('source')?.getAttribute('srcset')).toContain('/600x200/')
})

test('a grid without articles is hidden', () => {
  const block = { id: 'n', blockType: 'NewsGridSmall' as const, source: 'blog' as const, title: 'Blog', articles: [] }
  expect(loadNewsGridSmall(block, createTestContext('tailwell/en_US'))).toBeUndefined()
})
