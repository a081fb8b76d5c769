import { describe, expect, test } from 'vitest'
import { article, job, page, product, redirect } from '../content/testing/entries.ts'
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
const FRENCH = { locale: 'fr_BE' }

describe('the route of a path (spec §2)', () => {
  test('the home page and pages of editors are found', () => {
    expect(resolveRoute(ctx, '')).toEqual({ status: 200, kind: 'page', key: 'home' })
    expect(resolveRoute(ctx, 'dogs')).toEqual({ status: 200, kind: 'page', key: 'dogs' })
  })

  test('a product is found by slug and key, by SKU, and by SKU with its slug', () => {
    const found = { status: 200, kind: 'product', key: '42' }
    for (const path of ['dogs/food/kibble', 'product/42', 'product/42-kibble'])
      expect(resolveRoute(ctx, path)).toEqual(found)
  })

  test('a wrong slug redirects to the right one', () => {
    expect(resolveRoute(ctx, 'product/42-old-name')).toEqual({ status: 301, path: 'product/42-kibble' })
  })

  test('a wrong slug under the Scandinavian word for product redirects to an address under the same word', () => {
    const entries = [product('42', { url_key: 'foder' }, { locale: 'da_DK' })]
    const danish = createTestContext('tailwell/da_DK', entries)
    expect(resolveRoute(danish, 'produkter/42')).toEqual({ status: 200, kind: 'product', key: '42' })
    expect(resolveRoute(danish, 'produkter/42-x')).toEqual({ status: 301, path: 'produkter/42-foder' })
    expect(resolveRoute(ctx, 'produkter/42')).toEqual({ status: 404 })
  })

  test('an unknown product and a product not sold in the country are not found', () => {
    expect(resolveRoute(ctx, 'product/43')).toEqual({ status: 404 })
    expect(resolveRoute(createTestContext('tailwell/nl_NL', ENTRIES), 'product/42')).toEqual({ status: 404 })
  })

  test('/p is never found, even if an editor puts a page there', () => {
    expect(resolveRoute(ctx, 'p')).toEqual({ status: 404 })
  })

  test('an unknown path is not found', () => {
    expect(resolveRoute(ctx, 'cats')).toEqual({ status: 404 })
  })

  test('another word for the store finder or the news redirects to the page of the locale, if there is one', () => {
    const entries = [page('shops', 'trouver-revendeur', {}, FRENCH), page('news', 'actualites', {}, FRENCH)]
    const french = createTestContext('tailwell/fr_BE', entries)
    for (const word of ['store-finder', 'store-locator', 'verkooppunten', 'butikker'])
      expect(resolveRoute(french, word)).toEqual({ status: 301, path: 'trouver-revendeur' })
    expect(resolveRoute(french, 'nieuws')).toEqual({ status: 301, path: 'actualites' })
    expect(resolveRoute(french, 'trouver-revendeur')).toMatchObject({ status: 200, key: 'shops' })
    for (const path of ['store-finder', 'distributor-finder']) expect(resolveRoute(ctx, path)).toEqual({ status: 404 })
    expect(resolveRoute(ctx, 'nieuws')).toEqual({ status: 404 })
  })

  test('articles and job openings are found', () => {
    const ctx = createTestContext('tailwell/en_US', [article('puppies'), job('baker')])
    expect(resolveRoute(ctx, 'advice/puppies')).toEqual({ status: 200, kind: 'article', key: 'puppies' })
    expect(resolveRoute(ctx, 'jobs/baker')).toEqual({ status: 200, kind: 'job', key: 'baker' })
  })

  test('a page with a gated template is gated, whatever its checkbox says', () => {
    const ctx = createTestContext('tailwell/en_US', [page('portal', 'portal', { template: 'GatedContentPage' })])
    expect(resolveRoute(ctx, 'portal')).toEqual({ status: 303, path: '' })
  })

  test('an anonymous visitor of a gated page is redirected home, unless the home page is gated itself', () => {
    expect(resolveRoute(ctx, 'business/portal')).toEqual({ status: 303, path: '' })
    const gatedHome = createTestContext('tailwell/en_US', [page('home', '', { is_gated: true })])
    expect(resolveRoute(gatedHome, '')).toEqual({ status: 404 })
  })
})

describe('redirects', () => {
  const toPath = (path: string) => ({ type: 'path', path }) as const
  const toPage = (key: string) => ({ type: 'entry', kind: 'page', key }) as const
  const resolve = (path: string, ...redirects: ReturnType<typeof redirect>[]) =>
    resolveRoute(createTestContext('tailwell/en_US', [...ENTRIES, ...redirects]), path)

  test('lead to the current address of a page, to a path, to the home page, or to another website', () => {
    expect(resolve('old', redirect('old', toPage('dogs')))).toEqual({ status: 301, path: 'dogs' })
    expect(resolve('old', redirect('old', toPath('dogs/food/kibble'), { status: 302 }))).toEqual({
      status: 302,
      path: 'dogs/food/kibble',
    })
    expect(resolve('old', redirect('old', toPath('')))).toEqual({ status: 301, path: '' })
    expect(resolve('old', redirect('old', { type: 'external', url: 'https://bücher.example/a b?c=d#e' }))).toEqual({
      status: 301,
      url: 'https://xn--bcher-kva.example/a%20b?c=d#e',
    })
  })

  test('to a missing page or to an unknown path are answered with 404', () => {
    expect(resolve('old', redirect('old', toPage('deleted')))).toEqual({ status: 404 })
    expect(resolve('old', redirect('old', toPath('nowhere')))).toEqual({ status: 404 })
    expect(resolve('old/x', redirect('old', toPage('deleted'), { match: 'prefix' }))).toEqual({ status: 404 })
  })

  test('are applied before the fixed routes', () => {
    expect(resolve('product/42-old', redirect('product/42-old', toPage('dogs')))).toEqual({ status: 301, path: 'dogs' })
  })

  test('are never applied to /p', () => {
    expect(resolve('p', redirect('p', toPage('dogs')))).toEqual({ status: 404 })
    expect(resolve('p', redirect('p', toPage('dogs'), { match: 'prefix' }))).toEqual({ status: 404 })
  })

  test('to their own address are ignored', () => {
    expect(resolve('product/42', redirect('product/42', toPath('product/42')))).toMatchObject({ status: 200 })
    for (const url of ['http://localhost:3000/nowhere/', 'http://localhost:3000/Nowhere?a=b'])
      expect(resolve('nowhere', redirect('nowhere', { type: 'external', url }))).toEqual({ status: 404 })
    const self = redirect('old/deep', toPath('old/deep/x'), { match: 'prefix' })
    const above = redirect('old', toPage('dogs'), { match: 'prefix' })
    expect(resolve('old/deep/x', self, above)).toEqual({ status: 301, path: 'dogs' })
  })

  test('in a chain become one step, which is temporary if one of them is', () => {
    const row = (first: 301 | 302, second: 301 | 302) =>
      resolve('a', redirect('a', toPath('b'), { status: first }), redirect('b', toPage('dogs'), { status: second }))
    expect(row(301, 301)).toEqual({ status: 301, path: 'dogs' })
    expect(row(302, 301)).toEqual({ status: 302, path: 'dogs' })
    expect(row(301, 302)).toEqual({ status: 302, path: 'dogs' })
    expect(resolve('a', redirect('a', toPath('product/42-old-name')))).toEqual({
      status: 301,
      path: 'product/42-kibble',
    })
  })

  test('from the address of the store finder also apply to its other words', () => {
    const moved = redirect('distributor-finder', toPage('dogs'))
    expect(resolve('store-finder', moved)).toEqual({ status: 301, path: 'dogs' })
    expect(resolve('old', redirect('old', toPath('store-finder')), moved)).toEqual({ status: 301, path: 'dogs' })
    const temporary = redirect('distributor-finder', toPage('dogs'), { status: 302 })
    expect(resolve('store-finder', temporary)).toEqual({ status: 302, path: 'dogs' })
    const back = redirect('distributor-finder', toPath('store-finder'))
    expect(resolve('store-finder', back)).toEqual({ status: 404 })
  })

  test('in a loop, or to ever longer addresses, are answered with 404', () => {
    expect(resolve('a', redirect('a', toPath('b')), redirect('b', toPath('a')))).toEqual({ status: 404 })
    const growing = redirect('a', toPath('a/a'), { match: 'prefix', keepRest: true })
    expect(resolve('a/b', growing)).toEqual({ status: 404 })
  })

  test('to a gated page reveal only its path', () => {
    const route = resolve('old', redirect('old', toPage('portal')))
    expect(route).toEqual({ status: 301, path: 'business/portal' })
  })
})

describe('redirects of an address and all addresses below it', () => {
  const below = (from: string, path: string, keepRest = false) =>
    redirect(from, { type: 'path', path }, { match: 'prefix', keepRest })
  const resolve = (path: string, ...redirects: ReturnType<typeof redirect>[]) => {
    const targets = ['short', 'long', 'long/a', 'long/a/b', 'old/stays'].map((at) => page(at, at))
    return resolveRoute(createTestContext('tailwell/en_US', [...targets, ...redirects]), path)
  }

  test('apply to the address and all below it, and not to addresses that only begin alike', () => {
    for (const path of ['old', 'old/a', 'old/a/b'])
      expect(resolve(path, below('old', 'short'))).toEqual({ status: 301, path: 'short' })
    for (const path of ['older', 'older/a', 'very/old'])
      expect(resolve(path, below('old', 'short'))).toEqual({ status: 404 })
  })

  test('do not apply where a page or an exact redirect exists', () => {
    expect(resolve('old/stays', below('old', 'short'))).toMatchObject({ status: 200, key: 'old/stays' })
    expect(resolve('old/exact', below('old', 'short'), redirect('old/exact', { type: 'path', path: 'long' }))).toEqual({
      status: 301,
      path: 'long',
    })
  })

  test('with the longest matching address take precedence', () => {
    const both = [below('old', 'short'), below('old/shop', 'long')]
    expect(resolve('old/shop/x', ...both)).toEqual({ status: 301, path: 'long' })
    expect(resolve('old/shops', ...both)).toEqual({ status: 301, path: 'short' })
  })

  test('keep the rest of the address, where editors chose so', () => {
    expect(resolve('old/a/b', below('old', 'long', true))).toEqual({ status: 301, path: 'long/a/b' })
    expect(resolve('old', below('old', 'long', true))).toEqual({ status: 301, path: 'long' })
    const away = redirect(
      'old',
      { type: 'external', url: 'https://shop.example/x/' },
      { match: 'prefix', keepRest: true },
    )
    expect(resolve('old/ä b', away)).toEqual({ status: 301, url: 'https://shop.example/x/%C3%A4%20b/' })
  })

  test('apply to an unknown product below a fixed word', () => {
    expect(resolve('product/4711', below('product', 'short'))).toEqual({ status: 301, path: 'short' })
  })
})
