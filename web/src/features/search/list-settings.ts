import type { SearchScope } from '../../search-client/search-requests.ts'
import type { ListOrder, SearchNames } from '../../search-client/search-state.ts'
import type { KindIndexes, ResultKind } from './result-kinds.ts'

/** Texts of a list; `#` stands for the number or the words. */
export type ListTexts = {
  count: (count: number) => string
  resultsFor: string
  filters: string
  removeFilter: string
  sort: string
  orders: Readonly<Record<'best' | ListOrder, string>>
  showResults: string
  clear: string
  close: string
  showMore: string
  showLess: string
  paging: { label: string; previous: string; next: string; page: string }
  slow: string
  failed: string
  retry: string
  loose: string
  understood: string
  leftOut: string
  corrected: string
  plainWords: string
  near: string
  advice: string
  /** Only in lists of products; `#` stands for the words. */
  notSold?: string
  noHits: string
  noHitsHome: string
  didYouMean: string
  withoutFilters: string
}

/** Everything that a list needs besides its state and content. */
export type ListSettings = {
  iso: string
  /** Address without a query, and that of the locale's home page. */
  path: string
  home: string
  names: SearchNames
  scope: SearchScope
  /** Index of phrases with hits, for queries without any. */
  suggestions: string
  groups: readonly FilterGroup[]
  meanings?: Meanings
  /** Index of pages and articles, for queries about something that is not sold. */
  advice?: string
  /** Links to pages with contacts. */
  ways?: readonly { text: string; href: string }[]
  /** The page's kinds of results. */
  tabs?: ListTabs
  /** For queries without hits. `path`: of the page that searches the terms; the list's own by default. */
  popular?: { title: string; terms: readonly string[]; path?: string }
  /** Whether cards and editors' texts follow below the list's first page. */
  hasBelow?: boolean
  texts: ListTexts
}

/**
 * A group of the panel. `only`: the only value offered, with its label; `order`: values in natural order; `swatches`:
 * colours of values.
 */
export type FilterGroup = {
  name: string
  title: string
  only?: { value: string; label: string }
  order?: readonly string[]
  swatches?: Readonly<Record<string, string>>
}

/** Values that the engine knows by another name, such as the code of a blog category. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, { facet: string; value: string }>>>>

/** In `texts`, `#` stands for a count. */
type ListTabs = {
  label: string
  own: ResultKind
  texts: Readonly<Record<ResultKind, string>>
  indexes: KindIndexes
}
