import { describe, expect, test } from 'vitest'
import { page, product } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import { resolveRoute } from './resolve-route.ts'

const ENTRIES = [
  page('home', ''),
  page('p', 'p'),
  page('dogs', 'dogs'),
  page('portal', 'business/portal', { is_gated: true }),
  product('42', { url_key: 'kibble' }),
]
const ctx = createTestContext('tailwell/en_US', ENTRIES)

describe('what stands at a path (spec §2)', () => {
  test('the home page and pages of editors', () => {
    expect(resolveRoute(ctx, '')).toEqual({ status: 200, kind: 'page', key: 'home' })
    expect(resolveRoute(ctx, 'dogs')).toEqual({ status: 200, kind: 'page', key: 'dogs' })
  })

  test('a product by slug and key, by sku, and by sku with its slug', () => {
    const found = { status: 200, kind: 'product', key: '42' }
    for (const path of ['dogs/food/kibble', 'product/42', 'product/42-kibble'])
      expect(resolveRoute(ctx, path)).toEqual(found)
  })

  test('a wrong slug leads to the right one', () => {
    expect(resolveRoute(ctx, 'product/42-old-name')).toEqual({ status: 301, path: 'product/42-kibble' })
  })

  test('a wrong slug under the Scandinavian word stays under it', () => {
    const entries = [product('42', { url_key: 'foder' }, { locale: 'da_DK' })]
    const danish = createTestContext('tailwell/da_DK', entries)
    expect(resolveRoute(danish, 'produkter/42')).toEqual({ status: 200, kind: 'product', key: '42' })
    expect(resolveRoute(danish, 'produkter/42-x')).toEqual({ status: 301, path: 'produkter/42-foder' })
    expect(resolveRoute(ctx, 'produkter/42')).toEqual({ status: 404 })
  })

  test('an unknown product and one not sold in this country are not found', () => {
    expect(resolveRoute(ctx, 'product/43')).toEqual({ status: 404 })
    expect(resolveRoute(createTestContext('tailwell/nl_NL', ENTRIES), 'product/42')).toEqual({ status: 404 })
  })

  test('/p is never found, even if an editor puts a page there', () => {
    expect(resolveRoute(ctx, 'p')).toEqual({ status: 404 })
  })

  test('an unknown path is not found', () => {
    expect(resolveRoute(ctx, 'cats')).toEqual({ status: 404 })
  })

  test('an anonymous visitor of a gated page is sent home, unless home itself is gated', () => {
    expect(resolveRoute(ctx, 'business/portal')).toEqual({ status: 303, path: '' })
    const gatedHome = createTestContext('tailwell/en_US', [page('home', '', { is_gated: true })])
    expect(resolveRoute(gatedHome, '')).toEqual({ status: 404 })
  })
})
