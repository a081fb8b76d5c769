import { numberFormat } from '../../platform/kept-formats.ts'
import {
  countChosen,
  isAsked,
  NOTHING_ASKED,
  type SearchState,
  writeSearchState,
} from '../../search-client/search-state.ts'
import { sayLeftOut, toQuoted } from '../../search-client/understood-words.ts'
import type { PageLink } from '../../ui/Pagination.tsx'
import { chooseValue } from './choose-value.ts'
import { type FilterGroupView, type FilterOption, toFilterGroups } from './filter-groups.ts'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'
import { RESULT_KINDS, type ResultKind } from './result-kinds.ts'
import { toOfferedValues } from './to-offered-values.ts'

/** What a list shows besides its cards. */
export type ProductListView = {
  path: string
  query: string
  /** Hidden fields of the form. */
  hidden: readonly (readonly [name: string, value: string])[]
  groups: readonly FilterGroupView[]
  /** Lists with few products have no panel: the values are shown above them. */
  hasPanel: boolean
  quick: readonly QuickChoice[]
  /** Chosen values, each with the address without it. */
  chips: readonly { label: string; href: string }[]
  orders: readonly { value: string; label: string; isCurrent: boolean }[]
  chosen: number
  clearHref: string
  count: string
  /** Text of the button that closes the filters and shows the list. */
  showResults: string
  pages: readonly PageLink[]
  page: number
  isEmpty: boolean
  banner?: ListContent<unknown>['banner']
  /** How the words were understood, one sentence each. */
  taken: readonly string[]
  /** Address of the search for exactly these words. */
  plainHref?: string
  /** Says that the words were understood, but name nothing in the range. */
  notSold?: string
  near: readonly { words: string; href: string }[]
  advice: readonly { title: string; href: string }[]
  suggestions: readonly { words: string; href: string }[]
  popular: readonly { words: string; href: string }[]
  tabs: readonly { text: string; href: string; isCurrent: boolean }[]
  /** Text with the number of hits without the filters. */
  withoutFilters?: string
}

type QuickChoice = Pick<FilterOption, 'label' | 'count' | 'swatch'> & { href: string }

/** Lists with fewer products have no panel. */
const PANEL_FROM = 8
/** Most quick choices, in the order of the groups. */
const MOST_QUICK = 12
const MOST_OF_GROUP = 3

/** Pure: runs on the server for the first page, in the browser afterwards. */
export function toListView(asked: SearchState, content: ListContent<unknown>, settings: ListSettings): ProductListView {
  const { path, names, groups, texts, iso } = settings
  const state = { ...asked, chosen: toOfferedValues(asked.chosen, content.offered) }
  const { query, chosen, page } = state
  const hrefOf = (other: Partial<SearchState>) => path + writeSearchState({ ...state, ...other }, names)
  const chosenCount = countChosen(chosen)
  const toWords = (words: string) => ({ words, href: hrefOf({ query: words, chosen: {}, page: 1 }) })
  const clearHref = hrefOf({ chosen: {}, page: 1 })
  const total = content.total ?? content.count
  const filters = toFilterGroups(groups, chosen, { ...content, total, iso })
  const hasPanel = filters.length > 0 && total >= PANEL_FROM
  const toHref = (group: string, value: string, isChosen: boolean) =>
    path + writeSearchState(chooseValue(state, { group, value, isChosen }, names), names)
  return {
    path,
    query,
    hidden: Object.entries(names.fixed ?? {}),
    groups: filters,
    hasPanel,
    quick: hasPanel ? [] : toQuick(filters, content.count, toHref),
    chips: toChips(filters, toHref),
    orders: content.count > 1 ? toOrders(state, settings) : [],
    chosen: chosenCount,
    clearHref,
    count: texts.count(content.count),
    showResults: `${texts.showResults} (${numberFormat(iso).format(content.count)})`,
    pages: toPages(content.pages, (number) => hrefOf({ page: number }), texts.paging.page),
    page,
    isEmpty: content.count === 0 && isAsked(state),
    ...toTaken(state, content, settings, (words) => hrefOf({ query: words, chosen: {}, page: 1 })),
    ...(content.banner && { banner: content.banner }),
    ...toNotSold(state, content, texts),
    near: toNear(content, settings, toWords),
    advice: content.advice ?? [],
    suggestions: (content.suggestions ?? []).map(toWords),
    popular: toPopular(settings, toWords),
    tabs: toTabs(state, content, settings),
    ...(content.count === 0 && chosenCount > 0 && { withoutFilters: clearHref }),
  }
}

type ToHref = (group: string, value: string, isChosen: boolean) => string

/** Returns values that would leave fewer products. */
function toQuick(groups: readonly FilterGroupView[], count: number, toHref: ToHref): QuickChoice[] {
  const found = groups.map(({ name, options, more }) =>
    [...options, ...more]
      .filter((option) => !option.isChosen && !option.isEmpty && option.count < count)
      .map(({ value, label, count: left, swatch }) => ({
        label,
        count: left,
        href: toHref(name, value, true),
        ...(swatch && { swatch }),
      })),
  )
  // Takes some of each group, as groups are different questions.
  return found.flatMap((values) => values.slice(0, MOST_OF_GROUP)).slice(0, MOST_QUICK)
}

function toChips(groups: readonly FilterGroupView[], toHref: ToHref): { label: string; href: string }[] {
  return groups.flatMap(({ name, options, more }) =>
    [...options, ...more]
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ label, href: toHref(name, value, false) })),
  )
}

function toOrders({ sort }: SearchState, { names, texts }: ListSettings): ProductListView['orders'] {
  const { orders = [] } = names
  if (orders.length === 0) return []
  return [
    { value: '', label: texts.orders.best, isCurrent: sort === undefined },
    ...orders.map((value) => ({ value, label: texts.orders[value], isCurrent: value === sort })),
  ]
}

/** Says which words filter, which were dropped and which were corrected; the link repeats the search with the words in quotation marks. */
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
  const isLess = count > 0 && leftOut.length > 0
  const taken = [
    ...(isLess ? [sayLeftOut(texts.leftOut, understood)] : []),
    ...say(texts.corrected, corrected),
    ...say(texts.understood, isLess ? [] : facts),
  ]
  const isPlain = taken.length === 0 && count > 0
  return { taken, ...(!isPlain && query !== '' && { plainHref: hrefOf(toQuoted(query)) }) }
}

/** With chosen values, there may be hits without them: that is another sentence. */
function toNotSold(
  { query, chosen }: SearchState,
  { count }: ListContent<unknown>,
  { notSold }: ListSettings['texts'],
) {
  if (notSold === undefined || query.trim() === '' || count > 0 || countChosen(chosen) > 0) return {}
  return { notSold: notSold.replace('#', () => query.trim()) }
}

type ToWords = (words: string) => { words: string; href: string }

function toNear({ understood, count }: ListContent<unknown>, { iso }: ListSettings, toWords: ToWords) {
  const number = numberFormat(iso)
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

/** Spec §2: products and blogs with their numbers, and other kinds with hits. */
function toTabs({ query }: SearchState, { count, kinds = {} }: ListContent<unknown>, settings: ListSettings) {
  const { tabs, path, iso } = settings
  if (tabs === undefined) return []
  const number = numberFormat(iso)
  const countOf = (kind: ResultKind) => (kind === tabs.own ? count : (kinds[kind] ?? 0))
  const isShown = (kind: ResultKind) => kind === 'products' || kind === 'blog' || kind === tabs.own || countOf(kind) > 0
  return RESULT_KINDS.filter(isShown).map((kind) => ({
    text: tabs.texts[kind].replace('#', number.format(countOf(kind))),
    href:
      path +
      writeSearchState(
        { query, chosen: {}, page: 1 },
        { groups: [], ...(kind !== 'products' && { fixed: { type: kind } }) },
      ),
    isCurrent: kind === tabs.own,
  }))
}
