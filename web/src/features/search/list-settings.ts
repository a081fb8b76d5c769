import type { SearchScope } from '../../search-client/search-requests.ts'
import type { ListOrder, SearchNames } from '../../search-client/search-state.ts'
import type { KindIndexes, ResultKind } from './result-kinds.ts'

/** What a list says; `#` stands for the number or the words. */
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
  /** Lists of products alone say it; `#` stands for the words. */
  notSold?: string
  noHits: string
  noHitsHome: string
  didYouMean: string
  withoutFilters: string
}

/** All that a list needs to know besides its state and what it shows. */
export type ListSettings = {
  iso: string
  /** Address without a query, and that of the locale's home page. */
  path: string
  home: string
  names: SearchNames
  scope: SearchScope
  /** Index of phrases that find something, for those whose words find nothing. */
  suggestions: string
  groups: readonly FilterGroup[]
  meanings?: Meanings
  /** Index of pages and articles, for visitors in search of something that is not sold. */
  advice?: string
  /** Where people help, as links. */
  ways?: readonly { text: string; href: string }[]
  /** The kinds of results that the page has. */
  tabs?: ListTabs
  /** For those whose words find nothing. `path`: of the page that knows the terms; the list's own where there is none. */
  popular?: { title: string; terms: readonly string[]; path?: string }
  /** Below its first page stands more of its page: cards, and what editors wrote. */
  hasBelow?: boolean
  texts: ListTexts
}

/**
 * A group of the panel. `only`: the one value that is offered, and what it is called; `order`: values as nature has them; `swatches`: of
 * values that are colours.
 */
export type FilterGroup = {
  name: string
  title: string
  only?: { value: string; label: string }
  order?: readonly string[]
  swatches?: Readonly<Record<string, string>>
}

/** Values that the engine knows by another name, such as the code of a blog's category. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, { facet: string; value: string }>>>>

/** `texts`: `#` stands for a count. */
type ListTabs = {
  label: string
  own: ResultKind
  texts: Readonly<Record<ResultKind, string>>
  indexes: KindIndexes
}
