import type { Block } from '@menagerie/contract/block'
import { expect, test } from 'vitest'
import { fieldOf, testLookup as lookup } from '../../testing/test-check.ts'
import { toPublishedBlocks } from './to-blocks.ts'

/** The published block as it is stored, without undefined values. */
function publish(block: Omit<Block, 'id'>): Record<string, unknown> {
  const [published] = toPublishedBlocks([{ id: 'b', ...block, blockType: String(block.blockType) }], 'main', lookup)
  const { id: _id, blockType: _type, ...fields } = JSON.parse(JSON.stringify(published))
  return fields
}

test.each(['NewsGridBig', 'NewsGridSmall'])(
  '%s lists its articles by key without duplicates, and its tag by code',
  (blockType) => {
    const articles = ['article-2', { id: 'article-1' }, 'article-2']
    expect(publish({ blockType, title: ' Nieuws ', source: 'news', tag: 'puppies', articles })).toEqual({
      title: 'Nieuws',
      source: 'news',
      tag: 'puppies',
      articles: ['article-2', 'article-1'],
    })
    expect(publish({ blockType, source: 'blog', tag: 'gone' })).toEqual({ source: 'blog', articles: [] })
    expect(fieldOf(() => publish({ blockType }))).toBe('main.0.source')
  },
)

test('“also read” keeps only links that lead somewhere, with their titles', () => {
  const links = [
    { title: 'Lees dit', link: { type: 'page', page: 'page-1' } },
    { title: ' ', link: { type: 'product', product: 'facts-1' } },
    { title: 'Weg', link: { type: 'product', product: 'gone' } },
    { title: 'Leeg', link: { type: null } },
  ]
  expect(publish({ blockType: 'AlsoRead', links })).toEqual({
    links: [
      { title: 'Lees dit', link: { type: 'page', kind: 'page', pageLink: 'page-1' } },
      { link: { type: 'page', kind: 'product', pageLink: '1001' } },
    ],
  })
})

test('an author block has the date that the editor chose, without a time', () => {
  const block = { blockType: 'AuthorBlock', author: { id: 'author-1' } }
  expect(publish({ ...block, date: '2026-05-05T12:00:00.000Z' })).toEqual({ author: 'author-1', date: '2026-05-05' })
  expect(publish({ ...block, date: null })).toEqual({ author: 'author-1' })
})

test('a spotlight lists its products by SKU, without duplicates and deleted ones', () => {
  const products = ['facts-2', 'gone', 'facts-1', 'facts-2']
  expect(publish({ blockType: 'ProductSpotlight', products })).toEqual({ products: ['1002', '1001'] })
})

test('a content grid lists pages and articles by kind and key, without duplicates', () => {
  const items = [
    { relationTo: 'articles', value: 'a' },
    { relationTo: 'pages', value: { id: 'p' } },
    { relationTo: 'articles', value: { id: 'a' } },
    { relationTo: 'pages', value: null },
  ]
  expect(publish({ blockType: 'ContentGrid', items })).toEqual({
    items: [
      { kind: 'article', key: 'a' },
      { kind: 'page', key: 'p' },
    ],
  })
})

test('a category or product grid publishes only the choice that it shows', () => {
  const both = { blockType: 'CategoryProductGrid', products: ['facts-1'], categories: ['c', 'c'], columns: '2' }
  expect(publish({ ...both, show: 'products' })).toEqual({
    show: 'products',
    products: ['1001'],
    categories: [],
    columns: 2,
  })
  expect(publish({ ...both, show: 'categories', columns: null })).toEqual({
    show: 'categories',
    products: [],
    categories: ['c'],
    columns: 3,
  })
})

test('share links publish only a title', () => {
  expect(publish({ blockType: 'SocialShare', title: ' Deel dit ' })).toEqual({ title: 'Deel dit' })
})
