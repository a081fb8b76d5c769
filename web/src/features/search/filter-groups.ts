import type { ChosenValues } from '../../search-client/search-state.ts'
import type { FilterGroup } from './list-settings.ts'
import type { ListFacetCounts } from './search-answer.ts'

export type FilterOption = {
  value: string
  label: string
  isChosen: boolean
  /** Nothing would be left: it cannot be chosen now, but keeps its place. */
  isEmpty: boolean
}

export type FilterGroupView = { name: string; title: string; options: FilterOption[]; more: FilterOption[] }

/** Spec §9. */
const SHOWN_OPTIONS = 6

type Offer = { counts: ListFacetCounts; offered: ListFacetCounts }

/** The panel's groups with their options, most products first; their order does not change with what is chosen. */
export function toFilterGroups(
  groups: readonly FilterGroup[],
  chosen: ChosenValues,
  { counts, offered }: Offer,
): FilterGroupView[] {
  return groups.flatMap((group) => {
    const { name, title, only } = group
    const own = chosen[name] ?? []
    const options = toValues(group, own, offered[name] ?? {}).map((value) => ({
      value,
      label: only?.value === value ? only.label : value,
      isChosen: own.includes(value),
      isEmpty: !own.includes(value) && (counts[name]?.[value] ?? 0) === 0,
    }))
    // One value that all have is no choice.
    const isChoice = options.length > 1 || own.length > 0 || (only !== undefined && options.length > 0)
    return isChoice ? { name, title, options: options.slice(0, SHOWN_OPTIONS), more: options.slice(SHOWN_OPTIONS) } : []
  })
}

function toValues({ only }: FilterGroup, own: readonly string[], offered: Readonly<Record<string, number>>): string[] {
  const values = Object.entries(offered)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one.localeCompare(other))
    .map(([value]) => value)
    .filter((value) => only === undefined || value === only.value)
  // An old address may have chosen what is not there any more: it must be seen to be taken back.
  return [...values, ...own.filter((value) => !values.includes(value))]
}
