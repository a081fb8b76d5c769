import { NUMBER_IN_PROSE, readNumber } from '@menagerie/sites/read-number'
import type { ChosenValues } from '../../search-client/search-state.ts'
import type { FilterGroup } from './list-settings.ts'
import type { ListFacetCounts } from './search-answer.ts'

export type FilterOption = {
  value: string
  label: string
  isChosen: boolean
  /** Choosing it would leave nothing: it is disabled, but keeps its place. */
  isEmpty: boolean
  /** Number of products with it. */
  count: number
  /** Swatch of a colour. */
  swatch?: string
}

export type FilterGroupView = { name: string; title: string; options: FilterOption[]; more: FilterOption[] }

/** Spec §9. */
const SHOWN_OPTIONS = 6

/** `total`: number in the list without a choice; `iso`: language of the values. */
type Offer = { counts: ListFacetCounts; offered: ListFacetCounts; total?: number; iso: string }

/** Returns the panel's groups with their options, in their natural order or else by number of products; the order does not change with what is chosen. */
export function toFilterGroups(
  groups: readonly FilterGroup[],
  chosen: ChosenValues,
  { counts, offered, total = 0, iso }: Offer,
): FilterGroupView[] {
  return groups.flatMap((group) => {
    const { name, title, only } = group
    const own = chosen[name] ?? []
    const options = toValues(group, own, { offered: offered[name] ?? {}, iso }).map((value) => {
      const count = counts[name]?.[value] ?? 0
      const isChosen = own.includes(value)
      const swatch = group.swatches?.[value]
      const label = only?.value === value ? only.label : value
      return { value, label, isChosen, isEmpty: !isChosen && count === 0, count, ...(swatch && { swatch }) }
    })
    // A single value that all products have is no choice.
    const isOfSome = options.some(({ value }) => (offered[name]?.[value] ?? 0) < total)
    const isChoice = isOfSome || options.length > 1 || own.length > 0 || (only !== undefined && options.length > 0)
    return isChoice ? { name, title, options: options.slice(0, SHOWN_OPTIONS), more: options.slice(SHOWN_OPTIONS) } : []
  })
}

function toValues(
  { only, order }: FilterGroup,
  own: readonly string[],
  offer: { offered: Readonly<Record<string, number>>; iso: string },
): string[] {
  const values = sortNaturally(offer, order).filter((value) => only === undefined || value === only.value)
  // Keeps chosen values that do not exist any more, as in an old address, so that they can be removed.
  return [...values, ...own.filter((value) => !values.includes(value))]
}

const NUMBER = new RegExp(`(${NUMBER_IN_PROSE})\\s*(\\p{L}*)`, 'gu')
const IN_SMALL_UNIT: Readonly<Record<string, number>> = { kg: 1_000, кг: 1_000, l: 1_000, л: 1_000, cl: 10, m: 100 }

/** Sorts weights and sizes by their numbers, ages from young to old, all others by the number of products. */
function sortNaturally(
  { offered, iso }: { offered: Readonly<Record<string, number>>; iso: string },
  order: readonly string[] = [],
): string[] {
  const values = Object.keys(offered)
  const amounts = new Map(values.map((value) => [value, readAmounts(value, iso)]))
  const areAmounts = values.every((value) => (amounts.get(value) ?? []).length > 0)
  // Compares the ends: `10 to 25 kg` ends before `over 25 kg` begins.
  const rankOf = (value: string) => (areAmounts ? (amounts.get(value)?.at(-1) ?? 0) : findPlace(order, value))
  const firstOf = (value: string) => (areAmounts ? (amounts.get(value)?.[0] ?? 0) : 0)
  return values.sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      firstOf(one) - firstOf(other) ||
      (offered[other] ?? 0) - (offered[one] ?? 0) ||
      one.localeCompare(other),
  )
}

/** Returns the numbers of a value, all in the unit after the last of them. Empty where one of them is ambiguous. */
function readAmounts(value: string, iso: string): number[] {
  const found = [...value.matchAll(NUMBER)]
  const share = IN_SMALL_UNIT[found.at(-1)?.[2]?.toLowerCase() ?? ''] ?? 1
  const numbers = found.flatMap(([, text = '']) => readNumber(text, iso) ?? [])
  return numbers.length < found.length ? [] : numbers.map((number) => number * share)
}

function findPlace(order: readonly string[], value: string): number {
  const at = order.indexOf(value)
  return at < 0 ? order.length : at
}
