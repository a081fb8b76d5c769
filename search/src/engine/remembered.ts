import type { Columns } from '../columns/columns.ts'
import { countStrings, findPrefix, findString, type Strings, textAt } from '../index/strings.ts'
import { type Groups, NO_GROUP } from '../query/keep-leaders.ts'
import type { KnownWords } from '../query/known-words.ts'
import type { TotalOrder } from '../query/ranked-columns.ts'
import { toTotal } from './order-records.ts'
import type { IndexPart } from './part.ts'

/** Values derived from a generation's segments on demand, and then cached. */
export type Remembered = KnownWords & {
  /** All values of a facet, always the same list object. */
  facetValues(attribute: string): readonly string[]
  /** Undefined when no record has the attribute. */
  groups(attribute: string): Groups | undefined
  /** Values by segment and document, lower is better: for `asc(…)` or `desc(…)` in rankings. */
  named(criterion: string): readonly Float64Array[]
  /** Orders by segment: the position of each document by these criteria, then by insertion. */
  total(criteria: readonly string[]): readonly TotalOrder[]
}

/** Most orders by one attribute that are kept: requests may name any attribute. */
const MOST_NAMED = 60

/** Texts sort after all numbers. */
const TEXTS_FROM = 1e300

export function createRemembered(parts: readonly IndexPart[]): Remembered {
  const values = new Map<string, readonly string[]>()
  const groups = new Map<string, Groups | undefined>()
  const named = new Map<string, readonly Float64Array[]>()
  const totals = new Map<string, readonly TotalOrder[]>()
  const columns = parts.map(({ segment }) => segment.columns)
  const findNamed = (criterion: string) => {
    const found = remember(named, criterion, () => toNamed(columns, criterion))
    const [oldest] = named.keys()
    if (named.size > MOST_NAMED && oldest !== undefined) named.delete(oldest)
    return found
  }
  return {
    has: (word) => parts.some(({ segment }) => findString(segment.vocabulary, word) >= 0),
    hasPrefix: (word) =>
      parts.some(({ segment: { vocabulary } }) => {
        const { from, to } = findPrefix(vocabulary, word)
        return from < to && from < countStrings(vocabulary)
      }),
    hasStem: (stem) => parts.some(({ segment }) => findString(segment.stems.keys, stem) >= 0),
    complete: (prefix, most) =>
      parts.flatMap(({ segment }) => listPrefix(segment.vocabulary, prefix, most)).slice(0, most),
    facetValues: (attribute) => remember(values, attribute, () => mergeValues(columns, attribute)),
    groups: (attribute) => remember(groups, attribute, () => toGroups(columns, attribute)),
    named: findNamed,
    total: (criteria) =>
      remember(totals, criteria.join('\n'), () => toTotal(parts, criteria.map(findNamed), criteria.join('\n'))),
  }
}

function listPrefix(vocabulary: Strings, prefix: string, most: number): string[] {
  const { from, to } = findPrefix(vocabulary, prefix)
  return Array.from({ length: Math.min(most, to - from) }, (_, i) => textAt(vocabulary, from + i))
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const found = find()
  known.set(key, found)
  return found
}

/** Merges the values, sorted by code units, as each segment has them. */
function mergeValues(columns: readonly Columns[], attribute: string): readonly string[] {
  const [only = [], ...others] = columns.map(({ facets }) => facets.get(attribute)?.values ?? [])
  if (others.length === 0) return only
  // Merges sorted runs: sorting is linear then.
  const sorted = [only, ...others].flat().sort()
  return sorted.filter((value, i) => i === 0 || value !== sorted[i - 1])
}

function toOrdinals(
  columns: readonly Columns[],
  attribute: string,
): { values: readonly string[]; maps: Uint32Array[] } {
  const values = mergeValues(columns, attribute)
  const maps = columns.map(({ facets }) => {
    let ordinal = 0
    return Uint32Array.from(facets.get(attribute)?.values ?? [], (value) => {
      while (ordinal < values.length && values[ordinal] !== value) ordinal += 1
      return ordinal
    })
  })
  return { values, maps }
}

function toGroups(columns: readonly Columns[], attribute: string): Groups | undefined {
  const { values, maps } = toOrdinals(columns, attribute)
  if (values.length === 0) return undefined
  const of = columns.map(({ facets, size }, part) => {
    const group = new Uint32Array(size).fill(NO_GROUP)
    const column = facets.get(attribute)
    for (let document = 0; column && document < size; document++) {
      const at = column.start[document] ?? 0
      if (at < (column.start[document + 1] ?? 0)) group[document] = maps[part]?.[column.ordinals[at] ?? 0] ?? NO_GROUP
    }
    return group
  })
  return { count: values.length, of }
}

/** Uses the first number of a record, or its first text; records without either come last. */
function toNamed(columns: readonly Columns[], criterion: string): Float64Array[] {
  const sign = criterion.startsWith('desc') ? -1 : 1
  const attribute = criterion.slice(criterion.indexOf('(') + 1, -1).trim()
  const { values, maps } = toOrdinals(columns, attribute)
  return columns.map(({ facets, numbers, size }, part) => {
    const ranks = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    const texts = facets.get(attribute)
    const column = numbers.get(attribute)
    for (let document = 0; document < size; document++) {
      const number = column?.start[document] ?? 0
      const text = texts?.start[document] ?? 0
      if (column && number < (column.start[document + 1] ?? 0)) ranks[document] = sign * (column.values[number] ?? 0)
      else if (texts && text < (texts.start[document + 1] ?? 0)) {
        const ordinal = maps[part]?.[texts.ordinals[text] ?? 0] ?? 0
        ranks[document] = TEXTS_FROM * (1 + (sign === 1 ? ordinal : values.length - ordinal) / (values.length + 1))
      }
    }
    return ranks
  })
}
