import { cleanLine } from '@menagerie/contract/clean-text'

/** Values that are chosen, by the name of their group (a facet, or the blog's `category`); the groups without one are absent. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>

/** Other orders of a list than the best match first. */
export const LIST_ORDERS = ['price', 'price-desc', 'name', 'newest'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** What the address of a list says (the URL is the state). `page` counts from 1. */
export type SearchState = { query: string; chosen: ChosenValues; page: number; sort?: ListOrder }

/** Names of one list: what its address may say beside `query` and `page`. */
export type SearchNames = {
  /** Groups, in the order of the address. */
  groups: readonly string[]
  /** Orders that it may be put in. */
  orders?: readonly ListOrder[]
  /** Names with a value that stays, such as the results page's `type=blog`. */
  fixed?: Readonly<Record<string, string>>
}

export const NOTHING_ASKED: SearchState = { query: '', chosen: {}, page: 1 }

/** Longer words are cut off before anything is searched; the engine itself reads 512 bytes. */
export const MAX_QUERY_LENGTH = 120
/** Values of one group. Further ones in a made-up address do not count. */
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

/** The one form of a state, '' or beginning with its question mark. Reading it gives the state back. */
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

/** Each once, in an order of their own, so that one choice has one address. */
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

/** Something that the plain page does not say: words, a filter, or an order. */
export const isAsked = ({ query, chosen, sort }: SearchState) =>
  query !== '' || countChosen(chosen) > 0 || sort !== undefined
