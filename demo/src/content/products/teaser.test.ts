import { MAX_TEASER } from '@menagerie/contract/product'
import { expect, it } from 'vitest'
import { loadContent } from '../load-content.ts'

const SITES = loadContent().sites.map(({ locale, products }) => ({ id: locale.id, products }))

it.each(SITES)('each product of $id has its own card line, which is short enough and not cut off', ({ products }) => {
  expect(products.length).toBeGreaterThan(0)
  for (const { sku, teaser = '', short_description } of products) {
    expect(teaser, sku).toMatch(/^[\p{Lu}\p{N}].*[^.…]$/u)
    expect(teaser.length, sku).toBeLessThanOrEqual(MAX_TEASER)
    expect(teaser, sku).not.toBe(short_description)
  }
})
