import { toNameKey } from '@menagerie/contract/clean-text'
import type { ChosenValues } from '../../search-client/search-state.ts'
import type { ListFacetCounts } from './search-answer.ts'

/** Spells chosen values as the list does: search matches `NATVOER` and `Natvoer` alike, but a panel must not show both. */
export function toOfferedValues(chosen: ChosenValues, offered: ListFacetCounts): ChosenValues {
  const groups = Object.entries(chosen).map(([group, values]) => {
    const known = offered[group] ?? {}
    const byKey = new Map(Object.keys(known).map((value) => [toNameKey(value), value]))
    const own = values.map((value) => (Object.hasOwn(known, value) ? value : (byKey.get(toNameKey(value)) ?? value)))
    return [group, [...new Set(own)]] as const
  })
  return Object.fromEntries(groups)
}
