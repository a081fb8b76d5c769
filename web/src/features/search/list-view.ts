import { writePlural } from '../../platform/plural-forms.ts'
import {
  countChosen,
  isAsked,
  NOTHING_ASKED,
  type SearchState,
  writeSearchState,
} from '../../search-client/search-state.ts'
import { toQuoted } from '../../search-client/understood-words.ts'
import type { PageLink } from '../../ui/Pagination.tsx'
import { type FilterGroupView, toFilterGroups } from './filter-groups.ts'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'

/** What a list shows beside its cards. */
export type ProductListView = {
  path: string
  query: string
  /** Goes along with the form. */
  hidden: readonly (readonly [name: string, value: string])[]
  groups: readonly FilterGroupView[]
  chosen: number
  clearHref: string
  count: string
  /** Text of the button that leads from the filters to the list. */
  showResults: string
  pages: readonly PageLink[]
  page: number
  isEmpty: boolean
  /** What the words were taken for, a sentence each. */
  taken: readonly string[]
  /** The same words as no more than words. */
  plainHref?: string
  near: readonly { words: string; href: string }[]
  advice: readonly { title: string; href: string }[]
  suggestions: readonly { words: string; href: string }[]
  popular: readonly { words: string; href: string }[]
  tabs: readonly { text: string; href: string; isCurrent: boolean }[]
  /** What it would come to without the filters. */
  withoutFilters?: string
}

/** Pure: on the server for the first page, in the browser for what follows. */
export function toListView(state: SearchState, content: ListContent<unknown>, settings: ListSettings): ProductListView {
  const { path, names, groups, texts, iso } = settings
  const { query, chosen, page } = state
  const hrefOf = (other: Partial<SearchState>) => path + writeSearchState({ ...state, ...other }, names)
  const chosenCount = countChosen(chosen)
  const toWords = (words: string) => ({ words, href: hrefOf({ query: words, chosen: {}, page: 1 }) })
  const clearHref = hrefOf({ chosen: {}, page: 1 })
  return {
    path,
    query,
    hidden: Object.entries(names.fixed ?? {}),
    groups: toFilterGroups(groups, chosen, content),
    chosen: chosenCount,
    clearHref,
    count: writePlural(texts.count, iso, content.count),
    showResults: `${texts.showResults} (${new Intl.NumberFormat(iso).format(content.count)})`,
    pages: toPages(content.pages, (number) => hrefOf({ page: number }), texts.paging.page),
    page,
    isEmpty: content.count === 0 && isAsked(state),
    ...toTaken(state, content, settings, (words) => hrefOf({ query: words, chosen: {}, page: 1 })),
    near: toNear(content, settings, toWords),
    advice: content.advice ?? [],
    suggestions: (content.suggestions ?? []).map(toWords),
    popular: toPopular(settings, toWords),
    tabs: toTabs(state, content, settings),
    ...(content.count === 0 && chosenCount > 0 && { withoutFilters: clearHref }),
  }
}

/** Says which words filter, which were left out and which were read otherwise; the way back is the words in quotation marks. */
function toTaken(
  { query }: SearchState,
  { understood, isLoose, count }: ListContent<unknown>,
  { texts }: ListSettings,
  hrefOf: (words: string) => string,
): Pick<ProductListView, 'taken' | 'plainHref'> {
  if (understood === undefined) return { taken: isLoose === true && count > 0 ? [texts.loose] : [] }
  const { facts, leftOut, corrected } = understood
  const say = (text: string, words: readonly string[]) =>
    words.length === 0 ? [] : [text.replace('#', () => words.join(', '))]
  const taken = [
    ...say(texts.corrected, corrected),
    ...say(texts.understood, facts),
    ...say(texts.leftOut, count > 0 ? leftOut : []),
  ]
  const isPlain = taken.length === 0 && count > 0
  return { taken, ...(!isPlain && query !== '' && { plainHref: hrefOf(toQuoted(query)) }) }
}

type ToWords = (words: string) => { words: string; href: string }

function toNear({ understood, count }: ListContent<unknown>, { iso }: ListSettings, toWords: ToWords) {
  const number = new Intl.NumberFormat(iso)
  return (count > 0 ? [] : (understood?.near ?? [])).map((one) => ({
    ...toWords(one.words),
    words: `${one.words} (${number.format(one.count)})`,
  }))
}

function toPopular({ popular }: ListSettings, toWords: (words: string) => { words: string; href: string }) {
  const { terms = [], path } = popular ?? {}
  if (path === undefined) return terms.map(toWords)
  return terms.map((words) => ({
    words,
    href: path + writeSearchState({ ...NOTHING_ASKED, query: words }, { groups: [] }),
  }))
}

function toPages(count: number, hrefOf: (number: number) => string, label: string): PageLink[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return { number, href: hrefOf(number), label: label.replace('#', String(number)) }
  })
}

function toTabs({ query }: SearchState, { count, otherCount = 0 }: ListContent<unknown>, settings: ListSettings) {
  const { tabs, path, names, iso } = settings
  if (tabs === undefined) return []
  const { own, other, isOwnFirst } = tabs
  const number = new Intl.NumberFormat(iso)
  const toTab = (text: string, hits: number, fixed = names.fixed) => ({
    text: text.replace('#', number.format(hits)),
    href: path + writeSearchState({ query, chosen: {}, page: 1 }, { groups: [], ...(fixed && { fixed }) }),
  })
  const both = [
    { ...toTab(own, count), isCurrent: true },
    { ...toTab(other.text, otherCount, other.fixed), isCurrent: false },
  ]
  return isOwnFirst ? both : both.toReversed()
}
