import type { Columns, DocumentSet, NumberColumn } from '../columns/columns.ts'
import { findSingleNumbers } from '../columns/single-values.ts'
import type { Filter, FilterGroups, NumericFilter } from '../port/search-params.ts'
import { addFacetDocuments } from './add-facet-documents.ts'
import { addAll, createSet, fillSet, invertSet, keepCommon } from './document-set.ts'
import { MAX_SCORE } from './parse-facet-filters.ts'

/** Returns documents that match any filter of every group; all documents when there are no groups. Callers may modify the set. */
export function matchFilters(columns: Columns, groups: FilterGroups): DocumentSet {
  const matched = fillSet(columns.size)
  for (const group of groups) {
    const any = createSet(columns.size)
    for (const filter of group) addMatches(columns, filter, any)
    keepCommon(matched, any)
  }
  return matched
}

/**
 * Returns the filters' score of each document: over all groups, the best score of a group's matching filters, or
 * their sum when `sum`. Undefined without filters.
 */
export function scoreOptional(columns: Columns, groups: FilterGroups, sum: boolean): Uint16Array | undefined {
  if (groups.length === 0) return undefined
  const total = new Uint16Array(columns.size)
  const best = new Uint16Array(columns.size)
  const matched = createSet(columns.size)
  for (const group of groups) {
    if (!sum && group.length > 1) {
      best.fill(0)
      for (const filter of group) addScore(columns, filter, matched, best, false)
      for (let i = 0; i < total.length; i++) total[i] = Math.min((total[i] ?? 0) + (best[i] ?? 0), MAX_SCORE)
    } else {
      for (const filter of group) addScore(columns, filter, matched, total, true)
    }
  }
  return total
}

/** `matched` is a scratch buffer. */
function addScore(columns: Columns, filter: Filter, matched: DocumentSet, scores: Uint16Array, sum: boolean): void {
  matched.fill(0)
  addMatches(columns, filter, matched)
  const score = filter.kind === 'facet' ? filter.score : 1
  for (let i = 0; i < matched.length; i++) {
    for (let word = matched[i] ?? 0; word !== 0; word &= word - 1) {
      const document = (i << 5) + 31 - Math.clz32(word & -word)
      const known = scores[document] ?? 0
      scores[document] = sum ? Math.min(known + score, MAX_SCORE) : Math.max(known, score)
    }
  }
}

function addMatches(columns: Columns, filter: Filter, set: DocumentSet): void {
  if (!filter.isNot) {
    addPositive(columns, filter, set)
    return
  }
  const without = createSet(columns.size)
  addPositive(columns, filter, without)
  invertSet(without, columns.size)
  addAll(set, without)
}

/** An attribute without a column matches nothing; the request's warnings mention it. */
function addPositive(columns: Columns, filter: Filter, set: DocumentSet): void {
  if (filter.kind === 'number') {
    const column = columns.numbers.get(filter.attribute)
    if (column !== undefined) addNumbers(column, filter, set)
    return
  }
  const column = columns.facets.get(filter.attribute)
  if (column !== undefined) addFacetDocuments(column, filter.value, set)
}

/** Any number of a document may match. Sets are written 32 bits at a time. */
function addNumbers(column: NumberColumn, filter: NumericFilter, set: DocumentSet): void {
  const range = toRange(filter)
  const single = findSingleNumbers(column)
  if (single === undefined) addSeveral(column, range, set)
  else addSingle(single, range, set)
}

function addSingle(single: Float64Array, { low, high, except }: Range, set: DocumentSet): void {
  let document = 0
  for (let i = 0; i < set.length; i++) {
    const end = Math.min(document + 32, single.length)
    let word = 0
    for (; document < end; document++) {
      const value = single[document] ?? 0
      if (value >= low && value <= high && value !== except) word |= 1 << (document & 31)
    }
    set[i] = (set[i] ?? 0) | word
  }
}

function addSeveral({ start, values }: NumberColumn, { low, high, except }: Range, set: DocumentSet): void {
  const size = start.length - 1
  let document = 0
  for (let i = 0; i < set.length; i++) {
    const last = Math.min(document + 32, size)
    let word = 0
    for (; document < last; document++) {
      const end = start[document + 1] ?? 0
      for (let at = start[document] ?? 0; at < end; at++) {
        const value = values[at] ?? 0
        if (value >= low && value <= high && value !== except) word |= 1 << (document & 31)
      }
    }
    set[i] = (set[i] ?? 0) | word
  }
}

type Range = { low: number; high: number; except: number }

/** Returns a range with both ends included and `except` excluded; NaN equals no number. */
function toRange(filter: NumericFilter): Range {
  if ('from' in filter) return { low: filter.from, high: filter.to, except: NaN }
  const { value } = filter
  const all = { low: -Infinity, high: Infinity, except: NaN }
  switch (filter.operator) {
    case '=':
      return { ...all, low: value, high: value }
    case '!=':
      return { ...all, except: value }
    case '<':
      return { ...all, high: value, except: value }
    case '<=':
      return { ...all, high: value }
    case '>':
      return { ...all, low: value, except: value }
    case '>=':
      return { ...all, low: value }
  }
}
