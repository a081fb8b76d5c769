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

/** What is wrong with a page, without saying which. */
export type PageProblem = { kind: FaultKind; reason: string }
export type CrawlFault = PageProblem & { site: string; where: string }

export type CrawledPage = {
  site: BrandLocale
  links: Links
  url: string
  /** Inside the brand-locale, '' = home. */
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

/** Tells pages apart by what shared links say of them. */
export function pageKindOf({ path, tree }: CrawledPage): CrawledKind {
  if (path === '') return 'home'
  const type = findElement(tree, 'meta', 'property', 'og:type')
  const kind = type && attribute(type, 'content')
  return kind === 'product' || kind === 'article' ? kind : 'page'
}

/** Tells whether the page depends on typing, a filter or a product before it: rendered for this request and kept nowhere. */
export const isLive = ({ answer }: CrawledPage): boolean => answer.headers['cache-control'] === 'no-store'

/** Search engines take the page up under its own address, so what it tells them has to be whole. */
export function isForIndexes(page: CrawledPage): boolean {
  const robots = findElement(page.tree, 'meta', 'name', 'robots')
  return !isLive(page) && !/noindex/.test(robots ? attribute(robots, 'content') : '')
}
