import { cleanLine } from '@menagerie/contract/clean-text'

/** Chosen values, by the name of their group (a facet, or the blog's `category`); groups without a choice are absent. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>

/** Orders of a list other than the best match first. */
export const LIST_ORDERS = ['price', 'price-desc', 'name', 'newest'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** The state of a list, which is stored in its URL. `page` counts from 1. */
export type SearchState = { query: string; chosen: ChosenValues; page: number; sort?: ListOrder }

/** Names in the query of one list, besides `query` and `page`. */
export type SearchNames = {
  /** Groups, in the order of the address. */
  groups: readonly string[]
  /** Orders that the list may have. */
  orders?: readonly ListOrder[]
  /** Names with a constant value, such as the results page's `type=blog`. */
  fixed?: Readonly<Record<string, string>>
}

export const NOTHING_ASKED: SearchState = { query: '', chosen: {}, page: 1 }

/** Longer queries are cut off before the search; the engine itself reads 512 bytes. */
export const MAX_QUERY_LENGTH = 120
/** Most values of one group; further ones in a made-up address are ignored. */
export const MAX_CHOSEN = 50
export const MAX_PAGE = 1_000

export function readSearchState(search: URLSearchParams, { groups, orders = [] }: SearchNames): SearchState {
  const given = groups.map((group) => [group, toValues(search.getAll(group))] as const)
  const sort = orders.find((order) => order === search.get('sort'))
  return {
    query: toQueryLine(search.get('query') ?? ''),
    chosen: Object.fromEntries(given.filter(([, values]) => values.length > 0)),
    page: toPage(search.get('page')),
    ...(sort && { sort }),
  }
}

/** Returns the canonical query of a state, '' or beginning with its question mark. Reading it returns the same state. */
export function writeSearchState(
  { query, chosen, page, sort }: SearchState,
  { groups, fixed = {} }: SearchNames,
): string {
  const search = new URLSearchParams(fixed)
  if (query !== '') search.append('query', query)
  for (const group of groups) for (const value of chosen[group] ?? []) search.append(group, value)
  if (sort !== undefined) search.append('sort', sort)
  if (page > 1) search.append('page', String(page))
  return search.size === 0 ? '' : `?${search}`
}

export const toQueryLine = (text: string): string => [...cleanLine(text)].slice(0, MAX_QUERY_LENGTH).join('').trim()

/** Returns each value once, sorted, so that one choice has one address. */
function toValues(texts: readonly string[]): string[] {
  const lines = texts.map(toQueryLine).filter((text) => text !== '')
  return [...new Set(lines)].sort().slice(0, MAX_CHOSEN)
}

function toPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

export const countChosen = (chosen: ChosenValues) =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, 0)

/** Tells whether the state differs from the plain page: words, a filter, or an order. */
export const isAsked = ({ query, chosen, sort }: SearchState) =>
  query !== '' || countChosen(chosen) > 0 || sort !== undefined
