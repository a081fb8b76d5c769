import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Links } from '@menagerie/sites/links'
import type { CrawlAnswer } from './ask.ts'
import { attribute, findElement, type PageTree, readPageTree } from './page-tree.ts'
import { findPageReferences, type PageReference } from './references.ts'

type FaultKind =
  | 'status'
  | 'link'
  | 'redirect'
  | 'language'
  | 'header'
  | 'head'
  | 'html'
  | 'text'
  | 'disclaimer'
  | 'picture'

/** A fault of a page, without the page's name. */
export type PageProblem = { kind: FaultKind; reason: string }
export type CrawlFault = PageProblem & { site: string; where: string }

export type CrawledPage = {
  site: BrandLocale
  links: Links
  url: string
  /** Path inside the brand-locale; '' is the home page. */
  path: string
  answer: CrawlAnswer
  tree: PageTree
  references: readonly PageReference[]
  broken: readonly string[]
}

type AskedPage = Pick<CrawledPage, 'site' | 'links' | 'url' | 'path' | 'answer'>

export function toCrawledPage(asked: AskedPage): CrawledPage {
  const tree = readPageTree(asked.answer.text)
  return { ...asked, tree, ...findPageReferences(tree, asked.url) }
}

export const toProblems = (kind: FaultKind, reasons: readonly string[]): PageProblem[] =>
  reasons.map((reason) => ({ kind, reason }))

export type CrawledKind = 'home' | 'product' | 'article' | 'page'

/** Tells kinds of pages apart by their data for shared links. */
export function pageKindOf({ path, tree }: CrawledPage): CrawledKind {
  if (path === '') return 'home'
  const type = findElement(tree, 'meta', 'property', 'og:type')
  const kind = type && attribute(type, 'content')
  return kind === 'product' || kind === 'article' ? kind : 'page'
}

/** Tells whether the page depends on typing, a filter or a product before it, so that it is rendered for this request and stored nowhere. */
export const isLive = ({ answer }: CrawledPage): boolean => answer.headers['cache-control'] === 'no-store'

/** Tells whether search engines index the page under its own address, so that its data has to be complete. */
export function isForIndexes(page: CrawledPage): boolean {
  const robots = findElement(page.tree, 'meta', 'name', 'robots')
  return !isLive(page) && !/noindex/.test(robots ? attribute(robots, 'content') : '')
}
