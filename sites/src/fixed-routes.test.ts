import { describe, expect, test } from 'vitest'
import { fixedPagePath } from './fixed-pages.ts'
import { findFixedRoute, holdsFixedRoute, isSystemPath } from './fixed-routes.ts'
import { BRAND_LOCALES, findById } from './locales.ts'
import { blogPath, storeFinderPath } from './route-words.ts'

function route(id: string, path: string) {
  const site = findById(id)
  if (site === undefined) throw new Error(`no brand-locale ${id}`)
  return findFixedRoute(site, path)
}

describe('the fixed routes of spec §2', () => {
  test.each([
    ['cookies', 'cookies'],
    ['search/products', 'product-search'],
    ['search/results', 'search-results'],
    ['business/register', 'register'],
    ['business/login', 'login'],
    ['business/forgot-password', 'forgot-password'],
    ['business/reset-password', 'reset-password'],
    ['business/confirm-email', 'confirm-email'],
  ])('%s exists in every brand-locale', (path, name) => {
    for (const site of BRAND_LOCALES) expect(findFixedRoute(site, path), site.id).toMatchObject({ name })
  })

  test('a fixed page is found at the path given by fixedPagePath', () => {
    for (const site of BRAND_LOCALES)
      for (const name of ['cookies', 'product-search', 'login', 'blog'] as const)
        expect(findFixedRoute(site, fixedPagePath(site, name)), site.id).toEqual({ name })
  })

  test('the blog is found at the blog path of each locale', () => {
    for (const site of BRAND_LOCALES) expect(findFixedRoute(site, blogPath(site)), site.id).toEqual({ name: 'blog' })
  })

  test('a product is found by SKU, with or without a slug', () => {
    for (const site of BRAND_LOCALES) {
      expect(findFixedRoute(site, 'product/42')).toEqual({ name: 'product', word: 'product', sku: '42' })
      expect(findFixedRoute(site, 'product/42-a/b')).toMatchObject({ name: 'product', sku: '42', slug: 'a/b' })
    }
  })

  test('the path word “produkter” is a product route only in the Scandinavian locales', () => {
    const taken = BRAND_LOCALES.filter((site) => findFixedRoute(site, 'produkter/42-x') !== undefined)
    expect(taken.map(({ code }) => code)).toEqual(['no_NO', 'da_DK', 'fi_FI', 'sv_SE'])
  })

  test('another word for the blog, the news or the store finder leads to the word of the locale', () => {
    expect(route('tailwell/no_NO', 'blog')).toEqual({ name: 'alias', path: 'blogg' })
    expect(route('tailwell/fr_BE', 'store-finder')).toEqual({ name: 'alias', path: 'trouver-revendeur' })
    expect(route('aldergrove/nl_NL', 'actualites')).toEqual({ name: 'alias', path: 'nieuws' })
  })

  test('the store page and the news page belong to the editors and are not fixed routes', () => {
    for (const site of BRAND_LOCALES) expect(findFixedRoute(site, storeFinderPath(site)), site.id).toBeUndefined()
    expect(route('tailwell/fr_BE', 'actualites')).toBeUndefined()
    expect(route('tailwell/en_US', 'nieuws')).toBeUndefined()
  })

  test.each([
    '',
    'product',
    'product/about',
    'product/42x',
    'product/1234567890123456789',
    'search',
    'business',
    'business/portal',
    'blog/first-days',
    'cookies/more',
    'dogs',
  ])('%j is not a fixed route', (path) => {
    for (const site of BRAND_LOCALES) expect(findFixedRoute(site, path), site.id).toBeUndefined()
  })
})

test('a folder contains the fixed routes at its path and below it', () => {
  const holds = (id: string, folder: string) => {
    const site = findById(id)
    return site !== undefined && holdsFixedRoute(site, folder)
  }
  for (const folder of ['business', 'business/login', 'search', 'cookies', 'product', 'product/42', 'blog']) {
    expect(holds('tailwell/nl_NL', folder), folder).toBe(true)
  }
  expect(holds('tailwell/nl_NL', 'store-finder')).toBe(true)
  for (const folder of ['dogs', 'business/portal', 'produkter', 'bus', 'verkooppunten']) {
    expect(holds('tailwell/nl_NL', folder), folder).toBe(false)
  }
  expect(holds('tailwell/sv_SE', 'produkter')).toBe(true)
})

test.each([
  '_menagerie/x',
  '__preview',
  '1',
  '1/indexes',
  'assets',
  'assets/a.js',
  'imaging/x',
  'embed/video',
  'healthz',
  'geolocale',
])('%s is a system path', (path) => expect(isSystemPath(path)).toBe(true))

test.each(['', '10', 'dogs/1', 'assets-of-a-dog', 'media', 'healthz/dogs', 'dogs/_x'])(
  '%j is not a system path',
  (path) => {
    expect(isSystemPath(path)).toBe(false)
  },
)

test('a path that only resembles a product route is not a fixed route', () => {
  expect(route('tailwell/nl_NL', 'produkter/42')).toBeUndefined()
  expect(route('tailwell/nl_NL', 'Product/42')).toBeUndefined()
})
