import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { findFixedRoute } from '@menagerie/sites/fixed-routes'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SPECULATION_RULES } from './speculation-rules.ts'

const ORIGIN = 'https://tailwell.example'
const patternsSchema = z.union([z.string().transform((one) => [one]), z.array(z.string())])
const ruleSchema = z.union([
  z.object({ href_matches: patternsSchema }).strict(),
  z.object({ selector_matches: z.string() }).strict(),
  z.object({ not: z.unknown() }).strict(),
  z.object({ and: z.array(z.unknown()) }).strict(),
  z.object({ or: z.array(z.unknown()) }).strict(),
])

/** Evaluates a document rule as a browser does, for a link without attributes. */
function isMet(rule: unknown, url: string): boolean {
  const read = ruleSchema.parse(rule)
  if ('href_matches' in read) return read.href_matches.some((each) => new URLPattern(each, ORIGIN).test(url))
  if ('selector_matches' in read) return false
  if ('not' in read) return !isMet(read.not, url)
  if ('and' in read) return read.and.every((each) => isMet(each, url))
  return read.or.some((each) => isMet(each, url))
}

const isFetchedAhead = (href: string) =>
  SPECULATION_RULES.prefetch.some(({ where }) => isMet(where, new URL(href, ORIGIN).href))

test.each(['/', '/dogs/', '/dogs/food/oat-kibble/', '/de-de/hunde/', '/blog/?page=2', '/dogs/#food', '/research/'])(
  '%s is prefetched',
  (href) => expect(isFetchedAhead(href)).toBe(true),
)

test.each([
  '/?ref=internalinkfailure',
  '/blog/?query=flea',
  '/blog/?page=2&query=flea',
  '/blog/?page=two',
  '/business/login/',
  '/de-de/business/reset-password/',
  '/search/',
  '/nl-nl/search/results/?type=blog',
  '/logout/',
  '/1/indexes/products/query',
  '/__gallery/ui/link/',
  '/de-de/__gallery/ui/link/',
  '/embed/video/',
  '/leaflets/1/2/a',
  '/films/1/2/film.mp4',
  '/rss.xml',
  'https://aldergrove.example/dogs/',
])('%s is not prefetched', (href) => expect(isFetchedAhead(href)).toBe(false))

test('pages that are made for one visitor are not prefetched, in any locale', () => {
  const names = ['product-search', 'search-results', 'register', 'login', 'forgot-password', 'reset-password'] as const
  for (const site of BRAND_LOCALES)
    for (const name of names) {
      const path = fixedPagePath(site, name)
      expect(findFixedRoute(site, path)).toEqual({ name })
      for (const prefix of ['', `/${site.prefix || 'de-de'}`])
        expect(isFetchedAhead(`${prefix}/${path}/`), `${site.id} ${name}`).toBe(false)
    }
})
