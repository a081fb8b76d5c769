import { toNameKey } from '@menagerie/contract/clean-text'
import type { SearchNames, SearchState } from '../../search-client/search-state.ts'

type Choice = { group: string; value: string; isChosen: boolean }

/** Returns the address of the list's first page with one value added or removed; groups keep the order of the address, so that one choice has one address. */
export function chooseValue(
  state: SearchState,
  { group, value, isChosen }: Choice,
  { groups }: SearchNames,
): SearchState {
  const others = (state.chosen[group] ?? []).filter((other) => toNameKey(other) !== toNameKey(value))
  const values = isChosen ? [...others, value].sort() : others
  const chosen = Object.fromEntries(
    groups.flatMap((name) => {
      const own = name === group ? values : (state.chosen[name] ?? [])
      return own.length === 0 ? [] : [[name, own] as const]
    }),
  )
  return { ...state, page: 1, chosen }
}
