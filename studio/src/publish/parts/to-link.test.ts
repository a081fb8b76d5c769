import { linkSchema } from '@menagerie/contract/link'
import { expect, test } from 'vitest'
import { storedLink, toPublishedLink } from './to-link.ts'

const lookup = { skuOf: (id: string) => (id === 'facts-1' ? '1001' : undefined), termOf: () => undefined }
const convert = (stored: unknown) => toPublishedLink(storedLink.parse(stored), lookup)

/** Editors change the type of a link without clearing the former target. */
const leftOver = {
  page: 'page-1',
  article: 'article-1',
  job: { id: 'job-1' },
  product: 'facts-1',
  route: 'blog',
  anchorLink: 'shops',
}

test.each([
  ['page', { type: 'page', kind: 'page', pageLink: 'page-1' }],
  ['article', { type: 'page', kind: 'article', pageLink: 'article-1' }],
  ['job', { type: 'page', kind: 'job', pageLink: 'job-1' }],
  ['product', { type: 'page', kind: 'product', pageLink: '1001' }],
  ['route', { type: 'route', route: 'blog' }],
  ['anchor', { type: 'anchor', anchorLink: 'shops' }],
])('a link of type %s uses only its own target field', (type, link) => {
  expect(convert({ ...leftOver, type })).toEqual(link)
  expect(linkSchema.safeParse(link).success).toBe(true)
})

test('an external address keeps the tab in which it opens', () => {
  const external = { type: 'external', externalLink: ' https://example.org/ ', externalTarget: '_blank' }
  expect(convert(external)).toEqual({ ...external, externalLink: 'https://example.org/' })
  expect(convert({ ...external, externalTarget: null })).toEqual({
    type: 'external',
    externalLink: 'https://example.org/',
  })
})

test.each([
  null,
  {},
  { type: null },
  { type: 'page' },
  { type: 'article', article: null },
  { type: 'job' },
  { type: 'product', product: 'gone' },
  { type: 'route' },
  { type: 'anchor', anchorLink: ' ' },
  { type: 'external' },
])('the link %o leads nowhere', (stored) => {
  expect(convert(stored)).toBeUndefined()
})
