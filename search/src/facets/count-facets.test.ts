import { describe, expect, test } from 'vitest'
import { buildColumns } from '../columns/build-columns.ts'
import type { Columns } from '../columns/columns.ts'
import { toDocumentList } from '../filters/document-set.ts'
import { matchFilters } from '../filters/match-filters.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'
import { NO_GROUP } from '../query/keep-leaders.ts'
import { chooseFacets } from './choose-facets.ts'
import { countFacets, mergeFacetCounts } from './count-facets.ts'
import { countGroups } from './count-groups.ts'
import { toFacets } from './to-facets.ts'
import { createTopValues } from './top-values.ts'

function build(records: { [attribute: string]: Json | undefined }[]): Columns {
  const whole = records.map((record, i): SearchRecord => ({ objectID: `r${i}`, ...record }))
  return buildColumns(whole, { ...DEFAULT_SETTINGS, attributesForFaceting: ['brand', 'kind', 'price', 'is'] })
}

const FACETS = ['brand', 'kind', 'price', 'is', 'unknown']
const params = { maxValuesPerFacet: 100, sortFacetValuesBy: 'count' } as const

function count(columns: Columns, filters = '', facets = FACETS) {
  return countFacets(columns, toDocumentList(matchFilters(columns, parseFilters(filters).groups)), facets)
}

const records = [
  { brand: 'A', kind: ['dog', 'cat'], price: 5, is: true },
  { brand: 'B', kind: ['cat', 'cat'], price: 7.5 },
  { brand: 'A', kind: 'bird', price: [1, 2] },
]
const shop = build(records)

describe('facets', () => {
  test('count documents by value, with statistics for numbers, and leave out attributes without values', () => {
    expect(toFacets(count(shop), params)).toEqual({
      facets: {
        brand: { A: 2, B: 1 },
        kind: { cat: 2, bird: 1, dog: 1 },
        price: { 1: 1, 2: 1, 5: 1, 7.5: 1 },
        is: { true: 1 },
      },
      facets_stats: { price: { min: 1, max: 7.5, avg: 3.875, sum: 15.5 } },
    })
  })

  test('count only documents that match', () => {
    expect(toFacets(count(shop, 'brand:A'), params)).toEqual({
      facets: { brand: { A: 2 }, kind: { bird: 1, cat: 1, dog: 1 }, price: { 1: 1, 2: 1, 5: 1 }, is: { true: 1 } },
      facets_stats: { price: { min: 1, max: 5, avg: 8 / 3, sum: 8 } },
    })
    expect(toFacets(count(shop, 'brand:nobody'), params)).toEqual({ facets: {}, facets_stats: {} })
  })

  test('keep the most frequent values, and order equal counts by name', () => {
    const kinds = (maxValuesPerFacet: number, sortFacetValuesBy: 'count' | 'alpha') =>
      Object.entries(toFacets(count(shop), { maxValuesPerFacet, sortFacetValuesBy }).facets.kind ?? {})
    expect(kinds(2, 'count')).toEqual([
      ['cat', 2],
      ['bird', 1],
    ])
    expect(kinds(2, 'alpha')).toEqual([
      ['bird', 1],
      ['cat', 2],
    ])
  })

  test('of many documents equal a direct count over the records', () => {
    const many = Array.from({ length: 5000 }, (_, i) => ({
      brand: i % 3 === 0 ? undefined : `b${i % 11}`,
      kind: i % 4 === 0 ? [`k${i % 5}`, `k${i % 7}`] : [],
      price: i % 6 === 0 ? undefined : i % 100,
      is: [i % 2 === 0],
    }))
    const columns = build(many)
    for (const [filters, matches] of [
      ['', () => true],
      ['is:true', (i: number) => i % 2 === 0],
    ] as const) {
      const found = many.filter((_, i) => matches(i))
      const tally = (values: readonly (string | number)[]) => {
        const counts = new Map<string, number>()
        for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
        return Object.fromEntries(counts)
      }
      const prices = found.flatMap(({ price }) => price ?? [])
      const sum = prices.reduce((total, price) => total + price, 0)
      const answer = toFacets(count(columns, filters), params)
      expect(answer.facets.brand).toEqual(tally(found.flatMap(({ brand }) => brand ?? [])))
      expect(answer.facets.kind).toEqual(tally(found.flatMap(({ kind }) => [...new Set(kind)])))
      expect(answer.facets.price).toEqual(tally(prices))
      expect(answer.facets_stats.price).toEqual({
        min: Math.min(...prices),
        max: Math.max(...prices),
        avg: sum / prices.length,
        sum,
      })
    }
  })

  test('count values that are names of built-in object properties', () => {
    const columns = build([{ brand: '__proto__' }, { brand: 'constructor' }, { brand: '__proto__' }])
    expect(Object.entries(toFacets(count(columns), params).facets.brand ?? {})).toEqual([
      ['__proto__', 2],
      ['constructor', 1],
    ])
  })

  test('of several segments equal those of one segment with all records', () => {
    const more = Array.from({ length: 200 }, (_, i) => ({
      brand: `b${i % 7}`,
      kind: [`k${i % 90}`, 'cat'],
      price: i % 13,
    }))
    const whole = toFacets(count(build([...records, ...more])), params)
    for (const cut of [0, 1, 3, 50, 150]) {
      const parts = [[...records, ...more.slice(0, cut)], more.slice(cut, 150), more.slice(Math.max(cut, 150))]
      expect(toFacets(mergeFacetCounts(parts.map((part) => count(build(part)))), params)).toEqual(whole)
    }
  })

  test('are merged without changing their inputs', () => {
    const [a, b] = [count(shop), count(build([{ brand: 'B' }, { brand: 'C' }]))]
    const before = toFacets(a, params)
    expect(toFacets(mergeFacetCounts([a, b]), params).facets.brand).toEqual({ A: 2, B: 2, C: 1 })
    expect(toFacets(a, params)).toEqual(before)
  })
})

describe('which facets are counted', () => {
  const declared = ['a', 'searchable(b)', 'filterOnly(c)', 'afterDistinct(searchable(d))']
  test.each([
    [['a', 'd'], false, ['a'], ['d']],
    [['*'], false, ['a', 'b'], ['d']],
    [['*'], true, [], ['a', 'b', 'd']],
    [['c', 'unknown'], false, [], []],
    [['b', 'b'], false, ['b'], []],
    [[], false, [], []],
  ])('%j, after distinct: %j', (facets, isAfter, all, distinct) => {
    expect(chooseFacets(facets, declared, isAfter)).toEqual({ all, distinct })
  })
})

describe('the top facet values', () => {
  const values = Array.from({ length: 1000 }, (_, i) => ({ value: `v${(i * 37) % 1000}`, count: (i * 61) % 97 }))
  test.each([0, 1, 7, 100, 999, 2000])('%i values by count', (limit) => {
    const top = createTopValues(limit, 'count')
    for (const { value, count } of values) top.take(value, count)
    const sorted = values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    expect(top.list()).toEqual(sorted.slice(0, limit))
  })

  test.each([1, 7, 2000])('%i values by name', (limit) => {
    const top = createTopValues(limit, 'alpha')
    for (const { value, count } of values) top.take(value, count)
    expect(top.list()).toEqual(values.toSorted((a, b) => (a.value < b.value ? -1 : 1)).slice(0, limit))
  })
})

test('groups are counted once for each value of any of their records, over all segments', () => {
  const records = [
    { brand: 'A', kind: ['dog', 'cat'] },
    { brand: 'A', kind: 'dog' },
    { brand: 'B', kind: 'dog' },
  ]
  const [one, other] = [
    build(records),
    build([
      { brand: 'A', kind: 'cat' },
      { brand: 'C', kind: 'cat' },
    ]),
  ]
  const segments = [
    { columns: one, documents: Uint32Array.of(0, 1, 2), groups: Uint32Array.of(0, 0, 1) },
    { columns: other, documents: Uint32Array.of(0, 1), groups: Uint32Array.of(0, NO_GROUP) },
  ]
  expect(toFacets(countGroups(segments, ['kind'], 2), params).facets).toEqual({ kind: { dog: 2, cat: 2 } })
  expect(toFacets(countGroups(segments.slice(0, 1), ['kind', 'none'], 2), params).facets).toEqual({
    kind: { dog: 2, cat: 1 },
  })
})
