import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { Links } from '@menagerie/sites/links'
import type { PageOfKind } from './find-pages.ts'

/** A word that exists in no language and resembles none. */
export const NOT_A_WORD = 'xqzvwkjq'
const MOST_COMPARED = 3

/** Finds pages with results: products, articles, nothing found, and the comparison of products. */
export async function findSearchPages(site: BrandLocale, links: Links): Promise<PageOfKind[]> {
  const search = links.url(fixedPagePath(site, 'product-search'))
  const html = await (await fetch(search)).text()
  const query = findLongestWord(/<article[^>]*>.*?<h3[^>]*>(.*?)<\/h3>/s.exec(html)?.[1] ?? '')
  const compared = [...html.matchAll(/<a href="([^"]+)"[^>]*data-compare/g)].slice(0, MOST_COMPARED)
  const sku = compared.map(([, href = '']) => new URL(href, search).searchParams.get('sku') ?? '')
  const results = fixedPagePath(site, 'search-results')
  return [
    { site, kind: 'products found', url: links.url(results, { query }) },
    { site, kind: 'articles found', url: links.url(results, { type: 'blog', query }) },
    { site, kind: 'nothing found', url: links.url(results, { query: NOT_A_WORD }) },
    { site, kind: 'compare', url: links.url(fixedPagePath(site, 'compare'), { sku }) },
  ]
}

function findLongestWord(html: string): string {
  const words = html.replaceAll(/<[^>]*>|&[^;]+;/g, ' ').match(/\p{L}+/gu) ?? []
  return words.toSorted((a, b) => b.length - a.length)[0] ?? ''
}
