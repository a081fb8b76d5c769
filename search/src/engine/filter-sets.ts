import type { Columns, DocumentSet } from '../columns/columns.ts'
import { keepCommon } from '../filters/document-set.ts'
import { matchFilters } from '../filters/match-filters.ts'
import { matchPlaces } from '../filters/match-places.ts'
import type { Filter, SearchParams } from '../port/search-params.ts'
import { copyUint32 } from '../query/arena.ts'

/** Most cached sets of one segment: a page has few filters, and its requests share most of them. */
const MOST_SETS = 64

const sets = new WeakMap<Columns, Map<string, DocumentSet>>()

/** Returns the documents that match one group of filters. Caches recent ones with the segment; must not be modified. */
function findGroupSet(columns: Columns, group: readonly Filter[]): DocumentSet {
  const known = sets.get(columns) ?? new Map<string, DocumentSet>()
  sets.set(columns, known)
  const key = JSON.stringify(group)
  const set = known.get(key) ?? matchFilters(columns, [group])
  known.delete(key)
  known.set(key, set)
  const [oldest] = known.keys()
  if (known.size > MOST_SETS && oldest !== undefined) known.delete(oldest)
  return set
}

type Params = Pick<SearchParams, 'filters' | 'around' | 'aroundRadius' | 'boxes' | 'polygons'>

/** Returns the documents of a segment that match filters and areas; undefined when there are neither. */
export function findFilterSet(columns: Columns, params: Params): DocumentSet | undefined {
  const found = params.filters.map((group) => findGroupSet(columns, group))
  const area = matchPlaces(columns, params)
  if (area) found.push(area)
  const [first, ...others] = found
  if (first === undefined || others.length === 0) return first
  const common = copyUint32(first)
  for (const other of others) keepCommon(common, other)
  return common
}
