import { BRAND_LOCALES, findById } from '@menagerie/brands/locales'
import { describe, expect, test } from 'vitest'
import { findProductRoute } from './product-route.ts'

function route(siteId: string, path: string) {
  const site = findById(siteId)
  return site && findProductRoute(site, path)
}

describe('the fixed addresses of a product (spec §2)', () => {
  test('a sku, with or without a slug', () => {
    expect(route('tailwell/en_US', 'product/42')).toEqual({ word: 'product', sku: '42', slug: undefined })
    expect(route('tailwell/en_US', 'product/42-dog-food')).toEqual({ word: 'product', sku: '42', slug: 'dog-food' })
  })

  test.each(['product', 'product/', 'product/abc', 'product/42abc', 'product/42-', 'product/42/more', 'products/42'])(
    '%s is none',
    (path) => {
      expect(route('tailwell/en_US', path)).toBeUndefined()
    },
  )

  test('the Scandinavian countries also have their own word, and nobody else', () => {
    const with42 = BRAND_LOCALES.filter((site) => findProductRoute(site, 'produkter/42'))
    expect(with42.map((site) => site.code).sort()).toEqual(['da_DK', 'fi_FI', 'no_NO', 'sv_SE'])
  })
})
